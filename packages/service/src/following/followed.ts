import type { Environment, PublicKey, SeenStatements, UndatedPolicy } from '@formpress/registry';
import type { LoadedRelease } from '../release/load-release.ts';
import type { ReleaseProblem } from '../release/release-problem.ts';
import type { FollowedRecord } from './followed-record.ts';
import type { ReleaseLocation } from './release-location.ts';

/** A followed tag, with the keys and settings for accepting its releases. */
export type FollowedTag = {
  /** As configured. */
  name: string;
  place: ReleaseLocation;
  channel: string;
  /** Empty when only digests are checked. */
  keys: PublicKey[];
  floor: number;
  undated: UndatedPolicy;
  clock: () => number;
  cache: string;
  /** Whether forms with drawn blanks are offered. */
  specimens: boolean;
  environment: Environment;
};

/** What is remembered between checks, so that nothing is downloaded or tested twice. */
export type Memory = {
  seen: SeenStatements;
  /** The release that was accepted last. */
  tried?: LoadedRelease;
  /** The release that was refused last. */
  unusable?: { digest: string; problem: ReleaseProblem };
};

/** What was accepted before: a release, or when it is lost, its identity or number. */
export type AcceptedBefore = {
  record?: FollowedRecord;
  /** A release that was accepted but whose folder is missing or damaged. */
  lost?: FollowedRecord;
  sequence?: number;
};
