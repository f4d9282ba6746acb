import type { Environment, PublicKey, SeenStatements, Undated } from '@formpress/registry';
import type { LoadedRelease } from '../release/load-release.ts';
import type { ReleaseProblem } from '../release/release-problem.ts';
import type { FollowedRecord } from './followed-record.ts';
import type { ReleaseLocation } from './read-place.ts';

/** What is followed, and by whose word. */
export type Followed = {
  /** As it was configured. */
  name: string;
  place: ReleaseLocation;
  channel: string;
  /** None: digests alone decide. */
  keys: PublicKey[];
  floor: number;
  undated: Undated;
  clock: () => number;
  cache: string;
  /** Whether forms whose blank we drew ourselves are offered. */
  specimens: boolean;
  environment: Environment;
};

/** What is remembered from one check to the next, so that nothing is fetched or tried twice. */
export type Memory = {
  seen: SeenStatements;
  /** The release that was taken up last. */
  tried?: LoadedRelease;
  /** The release that was tried last and cannot be used. */
  unusable?: { digest: string; problem: ReleaseProblem };
};

/** What was accepted before: a release, or, once it is lost, its identity or number. */
export type Before = {
  record?: FollowedRecord;
  /** A release that was accepted, and whose folder is gone or damaged. */
  lost?: FollowedRecord;
  sequence?: number;
};
