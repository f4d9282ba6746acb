import type { FollowingStatus } from '../following/follow-release.ts';
import type { FollowedRelease } from '../release/release-source.ts';

/** Why requests can, or cannot, be sent here, for the operator. */
export type Readiness = {
  /** Anything but ready: requests should go elsewhere. */
  status: 'ready' | 'starting' | 'overloaded' | 'draining' | 'shutting down';
  /** One for each process, in the order of their starts. */
  processes: ProcessReadiness[];
  /** The tag of a registry that is followed, and what keeps us from what it points to. */
  following?: FollowingStatus;
};

/** What one process serves. */
export type ProcessReadiness = {
  pid: number;
  status: Readiness['status'];
  /** Digest of the release. */
  release: string;
  formVersions: number;
  /** How many form versions are not offered because their blank is a specimen. */
  leftOut: number;
  /** What it is in the registry it comes from. */
  followed?: FollowedRelease;
  /** Why a newer release is not served. */
  refused?: { code: string; message: string };
};

/** What stands on the port for operations. */
export type Operations = {
  metrics(): Promise<string>;
  readiness(): Promise<Readiness>;
};
