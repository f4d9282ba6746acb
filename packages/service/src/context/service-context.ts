import type { Locator } from '../addresses/create-locator.ts';
import type { Audit } from '../audit/open-audit.ts';
import type { Connections } from '../connections/connections.ts';
import type { RateLimit } from '../connections/rate-limit.ts';
import type { ThrottledLog } from '../connections/throttled-log.ts';
import type { Follower } from '../following/follow-release.ts';
import type { Log } from '../foundation/log.ts';
import type { LiveKeys } from '../keys/live-keys.ts';
import type { Tokens } from '../keys/tokens.ts';
import type { Load } from '../operations/load.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Operations } from '../operations/operations.ts';
import type { LatePage } from '../release/late-pages.ts';
import type { LiveRelease } from '../release/live-release.ts';
import type { Settings } from '../settings/settings.ts';

/** All that requests have in common while a service runs. */
export type ServiceContext = {
  settings: Settings;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** The address of the service, known when it listens. */
  url: string;
  live: LiveRelease;
  /** Follows a tag of a registry. Absent where the release comes from a folder or others follow. */
  follower?: Follower;
  keys: LiveKeys;
  locate: Locator;
  tokens: Tokens;
  /** By key. */
  limit: RateLimit;
  /** By address, for login. Absent when limits are off. */
  loginLimit?: RateLimit;
  /** By address, for callers without a valid token. */
  openLimit: RateLimit;
  connections: Connections;
  log: Log;
  /** How many log lines could not be written. */
  lostLines: () => number;
  /** For what throttledLog can cause. */
  throttledLog: ThrottledLog;
  /** The record of fills and events. Absent when none is kept. */
  audit?: Audit;
  metrics: Metrics;
  load: Load;
  /** What this port shows to operators. Absent when another port does. */
  operations?: Operations;
  /** Pictures of pages that the release went without. Absent where a release has them all. */
  latePage?: LatePage;
  /**
   * Open, or told to stop: first it still takes requests and asks callers to go elsewhere, then it
   * ends.
   */
  state: 'open' | 'draining' | 'closing';
};
