// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

export type Bytes = number;
export type Wait = number;

/**
 * cliproof.json beside a mock CLI: what it plays, and how. Paths start from the file's folder.
 */
export interface MockSettings {
  /**
   * Folder of a fixture, or the id of a shipped one.
   */
  fixture?: string;
  /**
   * Folder of fixture folders.
   */
  cassettes?: string;
  /**
   * Which of the cassettes; without it, the one that was recorded with the same words and prompt.
   */
  scenario?: string;
  /**
   * What one start after the other plays; after the last, the last one again. In place of fixture and cassettes.
   *
   * @minItems 1
   */
  sequence?: [MockStart, ...MockStart[]];
  faults?: MockFaults;
  /**
   * Factor on recorded times; 0 by default.
   */
  delay?: number;
  /**
   * A file, or a folder that is there: then one <pid>.json a run.
   */
  receipt?: string;
  /**
   * Whether flags that the CLI version does not know are refused; true by default.
   */
  strict?: boolean;
}
export interface MockStart {
  /**
   * Folder of a fixture, or the id of a shipped one.
   */
  fixture: string;
  faults?: MockFaults;
}
export interface MockFaults {
  /**
   * Pieces of N bytes, cut inside every character of several bytes, or each stream in one piece.
   */
  cut?: number | ("characters" | "whole");
  /**
   * Milliseconds between two pieces.
   */
  drip?: number;
  /**
   * Hangs after so many bytes of stdout.
   */
  stopAfter?: number;
  /**
   * Is silent for a while after so many bytes of stdout, then plays on.
   */
  pause?: {
    afterBytes: Bytes;
    ms: Wait;
  };
  /**
   * Ends after so many bytes of stdout.
   */
  exitAfter?: number;
  /**
   * Exit code in place of the recorded end.
   */
  exit?: number;
  /**
   * Dies of this signal in place of the recorded end.
   */
  signal?: string;
  /**
   * Plays without reading stdin; or ends at once, without a word.
   */
  stdin?: "never-read" | "exit-before-reading";
  /**
   * Survives SIGTERM in silence; or says that it was caught, and goes on saying that it is there.
   */
  sigterm?: "ignore" | "swallow";
  /**
   * Leaves a child, in its group or its own session, that ignores SIGTERM and holds both pipes for a minute.
   */
  grandchild?: "group" | "setsid";
  /**
   * The program is a launcher that waits for the real one, which lives on when the launcher is killed; `leaves`: it ends at once with code 0 and does not wait.
   */
  launcher?: true | "leaves";
  /**
   * So many bytes of stderr before anything else.
   */
  stderrFlood?: number;
  /**
   * Stays so long after everything is played.
   */
  linger?: true | Wait;
  /**
   * Plays the fixture once more after its end, or another one.
   */
  secondTurn?: {
    afterMs: Wait;
    fixture?: string;
  };
  /**
   * Never gets behind its first record: repeats a line on stderr, or says nothing.
   */
  retry?:
    | "silent"
    | {
        everyMs: number;
        line: string;
      };
  /**
   * How --version goes wrong; no other fault but launcher and sigterm touches it.
   */
  version?: "hang" | "grandchild" | "environment" | "garbage" | "fail";
}
