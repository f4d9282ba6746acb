import type { Sealer } from '@formpress/fill';
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

/** What all requests of a running service share. */
export type ServiceContext = {
  settings: Settings;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** The address of the service, known when it listens. */
  url: string;
  live: LiveRelease;
  /** Follows a tag of a registry. Absent when the release comes from a folder or another process follows. */
  follower?: Follower;
  /** Signs printed files, where a key is configured. */
  sealer?: Sealer;
  keys: LiveKeys;
  locate: Locator;
  tokens: Tokens;
  /** Limits the requests of each key. */
  limit: RateLimit;
  /** Limits the logins from each address. Absent when limits are off. */
  loginLimit?: RateLimit;
  /** Limits the requests without a valid token from each address. */
  openLimit: RateLimit;
  connections: Connections;
  log: Log;
  /** How many log lines could not be written. */
  lostLines: () => number;
  /** For events that unauthenticated callers can cause. */
  throttledLog: ThrottledLog;
  /** The audit log of fills and events. Absent when it is off. */
  audit?: Audit;
  metrics: Metrics;
  load: Load;
  /** Metrics and readiness on this port. Absent when they are on another port. */
  operations?: Operations;
  /** Draws page images that the release lacks. Absent when the service only serves those in the release. */
  latePage?: LatePage;
  /**
   * While draining, requests are still accepted but callers are asked to go elsewhere; then the
   * service closes.
   */
  state: 'open' | 'draining' | 'closing';
};
