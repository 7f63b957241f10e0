import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import taxonomy from "../../contracts/cli/v1/error-taxonomy.json" with { type: "json" };
import { isRun } from "../corpus/fixture-run.ts";
import { recordedRun } from "../driver/recorded-replay.ts";
import type { Fixture } from "../model/fixture.ts";
import { recordsOf } from "../records/documents.ts";
import { allowedInError, surelyOk } from "./expected-values.ts";

/** Places on which a failure can show. */
export const SURFACES = ["record", "stdout", "stderr", "exit", "spawn"] as const;
type Surface = (typeof SURFACES)[number];

export const CATEGORIES = Object.keys(taxonomy.categories) as (keyof typeof taxonomy.categories)[];

/** One category on one surface: what shows it, and why nothing does. */
export interface CoverageCell {
  category: string;
  surface: Surface;
  /** Ids of the fixtures that show it. */
  fixtures: string[];
  /** The manifest's reason, null when it gives none or a blank one. */
  reason: string | null;
}

/**
 * Every category of the taxonomy on every surface (INV-CLI-PARSE-003).
 *
 * @param categoryOf the category that counts for a fixture among those its expectation allows: by default each of
 *   them; a check passes what the adapter said.
 */
export function errorCoverageTable(
  fixtures: readonly Fixture[],
  manifest: Manifest,
  categoryOf: (fixture: Fixture) => string | undefined = () => undefined,
): CoverageCell[] {
  const shown = fixtures.filter(
    (fixture) => isRun(fixture) && isProof(fixture) && !surelyOk(fixture.expected),
  );
  const places = shown.map((fixture) => ({
    id: fixture.id,
    surface: surfaceOf(fixture),
    of: categories(fixture, categoryOf),
  }));
  return CATEGORIES.flatMap((category) =>
    SURFACES.map((surface) => ({
      category,
      surface,
      fixtures: places
        .filter((place) => place.surface === surface && place.of.includes(category))
        .map(({ id }) => id),
      reason: manifest.errorCoverage?.[category]?.[surface]?.trim() || null,
    })),
  );
}

/** The table for a report: category, surface, number of fixtures or the reason for none. */
export function describeCoverage(cells: readonly CoverageCell[]): Record<string, Record<string, string>> {
  const rows = CATEGORIES.map((name) => {
    const row = cells.filter(({ category }) => category === name);
    return [name, Object.fromEntries(row.map((cell) => [cell.surface, describe(cell)]))] as const;
  });
  return Object.fromEntries(rows);
}

function describe({ fixtures, reason }: CoverageCell): string {
  return fixtures.length > 0 ? String(fixtures.length) : (reason ?? "unexplained");
}

function categories(fixture: Fixture, categoryOf: (fixture: Fixture) => string | undefined): string[] {
  const expected = allowedInError(fixture.expected, "category").map(String);
  const said = categoryOf(fixture);
  return said === undefined ? expected : expected.filter((category) => category === said);
}

/** What was only reported shows nothing for certain, see INV-CLI-PARSE-002. */
function isProof({ manifest }: Fixture): boolean {
  return manifest.provenance.kind !== "reported";
}

/** Where a fixture shows its failure: as its expectation says, or else as its bytes do. */
function surfaceOf(fixture: Fixture): Surface {
  const [known, ...others] = allowedInError(fixture.expected, "evidence");
  const stated = SURFACES.find((surface) => surface === known);
  if (stated !== undefined && others.length === 0) return stated;
  if (recordsOf(recordedRun(fixture)).length > 0 || isCutDocument(fixture)) return "record";
  if (fixture.stdout.toString("utf8").trim() !== "") return "stdout";
  return fixture.stderr.toString("utf8").trim() !== "" ? "stderr" : "exit";
}

/** Half a document has no record that parses, and is no text either. */
function isCutDocument({ manifest, stdout }: Fixture): boolean {
  return manifest.outputFormat === "json" && /^\s*[[{]/.test(stdout.toString("utf8", 0, 100));
}
