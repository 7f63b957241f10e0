import { type FSWatcher, watch } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RepositoryChange } from "../policy/risks-of-repository.ts";
import { addedDependencies, isManifest } from "./added-dependencies.ts";
import { git, touchedSince } from "./git.ts";
import { diffSize, dropBase, lookAt, type RepositoryBase, type RepositoryLook } from "./repository-look.ts";

/** A change, and git's own line on the size of the whole diff. */
export type SeenChange = RepositoryChange & { summary: string };

/** Events of one save come in swarms. */
const SETTLE_MS = 50;

/**
 * Looks at a repository again and again: in intervals, and sooner when the system reports a change in the root or in
 * git's own folder. The intervals are what counts: a watch of every folder costs more than it says, and misses
 * what a mount does.
 */
export class RepositoryWatch {
  readonly #base: RepositoryBase;
  readonly #everyMs: number;
  readonly #onChange: (change: SeenChange) => void;
  readonly #first: RepositoryLook;
  /** Manifests that differed from the commit when the session began. */
  readonly #firstManifests: ReadonlyMap<string, string>;
  readonly #watchers: FSWatcher[];
  #last: RepositoryLook;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #looking: Promise<void> = Promise.resolve();
  #isOver = false;

  private constructor(
    base: RepositoryBase,
    first: RepositoryLook,
    manifests: ReadonlyMap<string, string>,
    everyMs: number,
    onChange: (change: SeenChange) => void,
  ) {
    this.#base = base;
    this.#everyMs = everyMs;
    this.#onChange = onChange;
    this.#first = first;
    this.#last = first;
    this.#firstManifests = manifests;
    this.#watchers = [base.root, base.gitFolder].flatMap((folder) => this.#watch(folder));
    this.#schedule(everyMs);
  }

  /** Begins with a look, against which later ones are held. */
  static async start(
    base: RepositoryBase,
    everyMs: number,
    onChange: (change: SeenChange) => void,
  ): Promise<RepositoryWatch> {
    const first = await lookAt(base);
    const manifests = new Map<string, string>();
    for (const file of [...first.files.keys()].filter(isManifest))
      manifests.set(file, (await textOf(base, file)) ?? "");
    return new RepositoryWatch(base, first, manifests, everyMs, onChange);
  }

  /** Looks a last time and is notified of nothing afterwards. */
  async finish(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers) watcher.close();
    await this.#look();
    await dropBase(this.#base);
  }

  #watch(folder: string): FSWatcher[] {
    try {
      const watcher = watch(folder, { persistent: false }, () => this.#schedule(SETTLE_MS));
      // A folder that is gone, or too many watches: the intervals go on.
      watcher.on("error", () => watcher.close());
      return [watcher];
    } catch {
      return [];
    }
  }

  /** A look that is due sooner stays: a folder that never rests would put it off for ever. */
  #schedule(ms: number): void {
    const dueAt = performance.now() + ms;
    if (this.#isOver || dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => {
      this.#dueAt = Number.POSITIVE_INFINITY;
      void this.#look().then(() => this.#schedule(this.#everyMs));
    }, ms);
  }

  /** One look at a time: two would report one change twice. */
  #look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#compare());
    return this.#looking;
  }

  async #compare(): Promise<void> {
    const before = this.#last;
    const now = await lookAt(this.#base);
    this.#last = now;
    const touched = touchedSince(before.files, now.files);
    const moves = now.moves.slice(before.moves.length);
    if (touched.length === 0 && moves.length === 0) return;
    const added = await Promise.all(touched.filter(isManifest).map((file) => this.#added(file)));
    const isChanged = (file: string) => this.#first.files.get(file) !== now.files.get(file);
    const { text, lines } = await diffSize(this.#base, now.untracked.filter(isChanged));
    const files = [...now.files.keys()].filter(isChanged);
    this.#onChange({
      touched,
      moves,
      addedDependencies: added.filter(({ names }) => names.length > 0),
      diff: { files: files.length, lines },
      summary: text === "" ? `${files.length} files changed` : text,
    });
  }

  async #added(file: string): Promise<{ file: string; names: string[] }> {
    const before =
      this.#firstManifests.get(file) ??
      (await git(this.#base.root, [...this.#base.gitFlags, "show", `${this.#base.commit}:${file}`]));
    return { file, names: addedDependencies(file, before, await textOf(this.#base, file)) };
  }
}

function textOf({ root }: RepositoryBase, file: string): Promise<string | null> {
  return readFile(path.join(root, file), "utf8").catch(() => null);
}
