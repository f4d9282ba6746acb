import { createEditions, type Edition } from './edition.ts';
import { type LoadedRelease, loadRelease } from './load-release.ts';
import { type RefusedRelease, refusedRelease } from './release-problem.ts';
import type { FollowedRelease, ReleaseSource } from './release-source.ts';
import { selfTest } from './self-test.ts';

/** The release that is currently served, and how it is replaced. */
export type LiveRelease = {
  release(): LoadedRelease;
  editionAt(now: number): Edition;
  /** The identity of the release in the registry. */
  followed(): FollowedRelease | undefined;
  /** Why a newer release is refused while the old one is served. */
  refused(): RefusedRelease | undefined;
  /** Loads the release of the source. When it is invalid, the old one stays in service. */
  reload(): Promise<void>;
  /** Stops watching for another release. */
  stop(): void;
};

/** Callbacks for loaded and refused releases. */
export type ReleaseEvents = {
  loaded(release: LoadedRelease): void;
  refused(problem: RefusedRelease, error: Error): void;
};

type Found = { release: LoadedRelease; followed?: FollowedRelease };
type Served = Found & { editionAt: (now: number) => Edition };
type Wanted = { specimens: boolean; origin: () => string };
type State = { seen: string; served: Served; problem?: RefusedRelease | undefined };

const millisecondsBetweenChecks = 500;

/**
 * Opens a release, and reloads it whenever its source has another one. Earlier requests are still
 * answered from the old release.
 */
export async function openRelease(
  source: ReleaseSource,
  wanted: Wanted,
  events: ReleaseEvents,
): Promise<LiveRelease> {
  const seen = await source.mark();
  const state: State = { seen, served: serve(await load(source, wanted), wanted) };
  let work = Promise.resolve();
  events.loaded(state.served.release);

  function reload(): Promise<void> {
    work = work.then(() => loadAgain(state, source, wanted, events));
    return work;
  }
  const timer = setInterval(async () => {
    if ((await source.mark()) !== state.seen) await reload();
  }, millisecondsBetweenChecks).unref();
  return {
    release: () => state.served.release,
    editionAt: (now) => state.served.editionAt(now),
    followed: () => state.served.followed,
    refused: () => state.problem,
    reload,
    stop: () => clearInterval(timer),
  };
}

function serve(found: Found, { origin }: Wanted): Served {
  return { ...found, editionAt: createEditions(found.release, origin) };
}

async function loadAgain(
  state: State,
  source: ReleaseSource,
  wanted: Wanted,
  events: ReleaseEvents,
): Promise<void> {
  state.seen = await source.mark();
  const { release, editionAt } = state.served;
  try {
    const found = await load(source, wanted, release);
    state.problem = undefined;
    const isSame = found.release === release;
    state.served = isSame ? { ...found, editionAt } : serve(found, wanted);
    if (!isSame) events.loaded(found.release);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    state.problem = refusedRelease(error, source.name);
    events.refused(state.problem, error);
  }
}

/**
 * Loads a release, checks its digests and runs its self-test. Content that is already served needs no test;
 * in a new folder it is read from there, because the old folder may be removed.
 */
async function load(
  source: ReleaseSource,
  { specimens }: Wanted,
  served?: LoadedRelease,
): Promise<Found> {
  const { folder, followed, tried } = await source.find();
  const release = tried ?? (await loadRelease(folder, specimens, served));
  const isSame = release.files.digest === served?.files.digest;
  if (!isSame && !tried) await selfTest(release, { isServing: served !== undefined });
  const isServed = isSame && folder === served.files.folder;
  return { release: isServed ? served : release, ...(followed && { followed }) };
}
