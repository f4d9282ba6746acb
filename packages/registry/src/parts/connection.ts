import type { Send } from '../http/create-send.ts';
import type { TimeLimits } from '../http/time-limits.ts';

/** How the parts of a registry are reached. */
export type Connection = {
  send: Send;
  /** For messages. */
  host: string;
  timeLimits: TimeLimits;
  /** Where the repository stands below the registry. */
  base: string;
};
