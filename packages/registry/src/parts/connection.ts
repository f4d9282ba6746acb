import type { Send } from '../http/create-send.ts';
import type { TimeLimits } from '../http/time-limits.ts';

/** How the repository is reached. */
export type Connection = {
  send: Send;
  /** For messages. */
  host: string;
  timeLimits: TimeLimits;
  /** The path of the repository in the registry. */
  base: string;
};
