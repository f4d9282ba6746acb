import type { LiveKeys } from './keys/live-keys.ts';
import type { Log } from './log.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Edition } from './release/edition.ts';
import type { Settings } from './settings.ts';
import type { Tokens } from './tokens.ts';

/** All that requests have in common while a service runs. */
export type Desk = {
  settings: Settings;
  /** Milliseconds since 1970. */
  clock: () => number;
  editionAt: (now: number) => Edition;
  keys: LiveKeys;
  tokens: Tokens;
  /** By key. Absent when limits are off. */
  limit?: RateLimit;
  /** By address, for login. Absent when limits are off. */
  loginLimit?: RateLimit;
  log: Log;
  closing: boolean;
};
