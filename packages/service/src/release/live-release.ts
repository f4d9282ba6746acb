import { createEditions, type Edition } from './edition.ts';
import { type LoadedRelease, loadRelease } from './load-release.ts';
import { type RefusedRelease, refusedRelease } from './release-problem.ts';
import type { FollowedRelease, ReleaseSource } from './release-source.ts';
import { selfTest } from './self-test.ts';

/** The release that is served now, and how it can become another. */
export type LiveRelease = {
  release(): LoadedRelease;
  editionAt(now: number): Edition;
  /** What it is in the registry it comes from. */
  followed(): FollowedRelease | undefined;
  /** While a newer release is refused and the old one is served. */
  refused(): RefusedRelease | undefined;
  /** Loads what the source has now. A bad release leaves the old one in place. */
  reload(): Promise<void>;
  /** Looks no longer whether there is another release. */
  stop(): void;
};

/** What to do when a release was loaded, or refused. */
export type ReleaseEvents = {
  loaded(release: LoadedRelease): void;
  refused(problem: RefusedRelease, error: Error): void;
};

type Found = { release: LoadedRelease; followed?: FollowedRelease };
type Served = Found & { editionAt: (now: number) => Edition };

const millisecondsBetweenLooks = 500;

/**
 * Opens a release. It is loaded again whenever its source has another one; what was asked before
 * that is answered from the old release.
 */
export async function openRelease(
  source: ReleaseSource,
  wanted: { specimens: boolean; origin: () => string },
  events: ReleaseEvents,
): Promise<LiveRelease> {
  let seen = await source.mark();
  let served = serve(await load(source, wanted.specimens));
  let problem: RefusedRelease | undefined;
  let work = Promise.resolve();
  events.loaded(served.release);

  function serve(found: Found): Served {
    return { ...found, editionAt: createEditions(found.release, wanted.origin) };
  }
  async function loadAgain(): Promise<void> {
    seen = await source.mark();
    try {
      const found = await load(source, wanted.specimens, served.release);
      problem = undefined;
      if (found.release === served.release) {
        served = { ...found, editionAt: served.editionAt };
        return;
      }
      served = serve(found);
      events.loaded(found.release);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      problem = refusedRelease(error, source.name);
      events.refused(problem, error);
    }
  }
  function reload(): Promise<void> {
    work = work.then(loadAgain);
    return work;
  }
  const timer = setInterval(async () => {
    if ((await source.mark()) !== seen) await reload();
  }, millisecondsBetweenLooks).unref();
  return {
    release: () => served.release,
    editionAt: (now) => served.editionAt(now),
    followed: () => served.followed,
    refused: () => problem,
    reload,
    stop: () => clearInterval(timer),
  };
}

/**
 * A release is trusted after all its digests and its self-test; what is served already, at once.
 * The same content in another folder is read from there: the old folder may go.
 */
async function load(
  source: ReleaseSource,
  specimens: boolean,
  served?: LoadedRelease,
): Promise<Found> {
  const { folder, followed, tried } = await source.find();
  const release = tried ?? (await loadRelease(folder, specimens));
  const isSame = release.files.digest === served?.files.digest;
  if (!isSame && !tried) await selfTest(release);
  const isServed = isSame && folder === served.files.folder;
  return { release: isServed ? served : release, ...(followed && { followed }) };
}
