// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

export type Names = string[];

/**
 * What differs between the recorded runs of two versions of one CLI, and whether the adapter holds on both.
 */
export interface DriftReport {
  schemaVersion: 1;
  /**
   * Version of cliproof.
   */
  cliproof: string;
  provider: string;
  adapter: DriftAdapter;
  from: DriftSide;
  to: DriftSide;
  /**
   * Whether the adapter was certified on the fixtures of both versions.
   */
  verdict: "holds" | "broken";
  /**
   * Number of findings; scenarios that only one version has are none.
   */
  differences: number;
  scenarios: ComparedScenarios;
  records: RecordChanges;
  fields: FieldChanges;
  /**
   * Fields that say something else in the same scenario: words, numbers, yes and no.
   */
  values: ValueChange[];
  /**
   * Scenarios in which other types of record are printed, or another one ends the output.
   */
  outputs: OutputChange[];
  /**
   * Sentences, without ids, times and paths: of records, of stderr, of stdout in text form.
   */
  texts: TextChange[];
  exits: ExitChange[];
  flags: HelpChanges;
  commands: HelpChanges;
  /**
   * How the same is written: the order of keys, characters raw or escaped, escape sequences.
   */
  layout: LayoutChange[];
  invariants: Names;
  /**
   * The adapter on the fixtures of each version.
   */
  certifications: VersionCertification[];
}
export interface DriftAdapter {
  id: string;
  version: string | null;
}
export interface DriftSide {
  version: string;
  fixtures: number;
  corpusSha256: string;
}
export interface ComparedScenarios {
  shared: Names;
  onlyFrom: Names;
  onlyTo: Names;
  /**
   * Runs of one scenario whose arguments or output format differ: what differs in them may come from that.
   */
  startedOtherwise: StartedOtherwise[];
}
export interface StartedOtherwise {
  scenario: string;
  from: string;
  to: string;
}
export interface RecordChanges {
  new: SeenRecord[];
  gone: SeenRecord[];
}
export interface SeenRecord {
  record: string;
  scenarios: Names;
}
export interface FieldChanges {
  new: SeenField[];
  gone: SeenField[];
  retyped: RetypedField[];
}
export interface SeenField {
  record: string;
  path: string;
  types: Names;
  below: Names;
}
export interface RetypedField {
  record: string;
  path: string;
  from: Names;
  to: Names;
}
export interface ValueChange {
  record: string;
  path: string;
  scenarios: Names;
  gone: Names;
  new: Names;
}
export interface OutputChange {
  scenarios: Names;
  gone: Names;
  new: Names;
  lastFrom?: string;
  lastTo?: string;
}
export interface TextChange {
  where: "records" | "stdout" | "stderr";
  scenarios: Names;
  gone: Names;
  new: Names;
}
export interface ExitChange {
  scenarios: Names;
  /**
   * `1`, `SIGTERM`, `0, timed out`.
   */
  from: string;
  to: string;
}
export interface HelpChanges {
  new: Names;
  gone: Names;
  /**
   * Why, where the helps of both are not recorded.
   */
  notCompared?: string;
}
export interface LayoutChange {
  what: string;
  from: string;
  to: string;
}
export interface VersionCertification {
  version: string;
  certified: boolean;
  /**
   * Runs it was certified on.
   */
  fixtures: number;
  /**
   * Number of cases by verdict.
   */
  totals: {
    [k: string]: number;
  };
  broken: BrokenPromise[];
}
export interface BrokenPromise {
  invariant: string;
  fixture: string | null;
  message: string;
  /**
   * One command that runs this case alone.
   */
  replay?: string;
}
