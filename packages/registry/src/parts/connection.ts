import type { Send } from '../http/create-send.ts';
import type { Patience } from '../http/patience.ts';

/** How the parts of a registry are reached. */
export type Connection = {
  send: Send;
  /** For messages. */
  host: string;
  patience: Patience;
  /** Where the repository stands below the registry. */
  base: string;
};
