import type { FollowingStatus } from '../following/follow-release.ts';
import type { FollowedRelease } from '../release/release-source.ts';

/** Whether requests can be sent here, and why not, for the operator. */
export type Readiness = {
  /** Unless it is ready, requests should go elsewhere. */
  status: 'ready' | 'starting' | 'overloaded' | 'draining' | 'shutting down';
  /** One for each process, in the order they started. */
  processes: ProcessReadiness[];
  /** The followed tag of a registry, and why its release is not served. */
  following?: FollowingStatus;
};

/** The readiness of one process. */
export type ProcessReadiness = {
  pid: number;
  status: Readiness['status'];
  /** Digest of the release. */
  release: string;
  formVersions: number;
  /** How many form versions are not offered because their blank is a specimen. */
  leftOut: number;
  /** The identity of the release in the registry. */
  followed?: FollowedRelease;
  /** Why a newer release is not served. */
  refused?: { code: string; message: string };
};

/** What the operations port serves. */
export type Operations = {
  metrics(): Promise<string>;
  readiness(): Promise<Readiness>;
};
