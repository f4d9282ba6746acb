import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createEditions, type Edition } from './edition.ts';
import { type LoadedRelease, loadRelease } from './load-release.ts';
import { ReleaseProblem, type ReleaseTrouble } from './release-problem.ts';
import { currentFile, releaseFolder } from './release-root.ts';
import { selfTest } from './self-test.ts';

/** Why the newest release is not the one that is served. */
type RefusedRelease = { code: ReleaseTrouble | 'RELEASE_UNUSABLE'; message: string };

/** The release that is served now, and how it can become another. */
export type LiveRelease = {
  release(): LoadedRelease;
  editionAt(now: number): Edition;
  /** While a newer release is refused and the old one is served. */
  refused(): RefusedRelease | undefined;
  /** Loads what stands in the folder now. A bad release leaves the old one in place. */
  reload(): Promise<void>;
  /** Looks no longer whether the folder changes. */
  stop(): void;
};

/** What to do when a release was loaded, or refused. */
export type ReleaseEvents = {
  loaded(release: LoadedRelease): void;
  refused(problem: RefusedRelease, error: Error): void;
};

type Served = { release: LoadedRelease; editionAt: (now: number) => Edition };

const millisecondsBetweenLooks = 500;

/**
 * Opens a release folder or release root. It is loaded again whenever release.json, or the file
 * `current` of a root, is replaced; what was asked before that is answered from the old release.
 */
export async function openRelease(
  source: string,
  wanted: { specimens: boolean; origin: () => string },
  events: ReleaseEvents,
): Promise<LiveRelease> {
  let seen = await markOf(source);
  let served = serve(await load(source, wanted.specimens));
  let problem: RefusedRelease | undefined;
  let work = Promise.resolve();
  events.loaded(served.release);

  function serve(release: LoadedRelease): Served {
    return { release, editionAt: createEditions(release, wanted.origin) };
  }
  async function loadAgain(): Promise<void> {
    seen = await markOf(source);
    try {
      const release = await load(source, wanted.specimens, served.release);
      problem = undefined;
      if (release === served.release) return;
      served = serve(release);
      events.loaded(release);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      problem = problemOf(error, source);
      events.refused(problem, error);
    }
  }
  function reload(): Promise<void> {
    work = work.then(loadAgain);
    return work;
  }
  const timer = setInterval(async () => {
    if ((await markOf(source)) !== seen) await reload();
  }, millisecondsBetweenLooks).unref();
  return {
    release: () => served.release,
    editionAt: (now) => served.editionAt(now),
    refused: () => problem,
    reload,
    stop: () => clearInterval(timer),
  };
}

/** A release is trusted after all its digests and its self-test; the one that is served, at once. */
async function load(source: string, specimens: boolean, served?: LoadedRelease) {
  const release = await loadRelease(await releaseFolder(source), specimens);
  if (release.files.digest === served?.files.digest) return served;
  await selfTest(release);
  return release;
}

/** Changes whenever another file takes the place of the one that decides. */
async function markOf(source: string): Promise<string> {
  const marks = [currentFile, 'release.json'].map(async (name) => {
    const found = await stat(join(source, name)).catch(() => undefined);
    return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'none';
  });
  return (await Promise.all(marks)).join(', ');
}

function problemOf(error: Error, source: string): RefusedRelease {
  if (error instanceof ReleaseProblem) return { code: error.code, message: error.message };
  return { code: 'RELEASE_UNUSABLE', message: `The release in ${source} cannot be used.` };
}
