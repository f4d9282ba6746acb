import type { Cache } from '../cache/cache.ts';
import type { StartThread } from '../threads/family-threads.ts';

/** What a workspace may use, and what it is for. */
export type WorkspaceOptions = {
  /** Where results are cached from run to run. Without it nothing is known about earlier runs. */
  cache?: Cache | undefined;
  /** Whether to skip proving: comparing and showing need no proofs. Nothing is cached then. */
  isUnproved?: boolean;
  /** How many families keep their forms in memory, the most recent ones; all of them by default. */
  mostFamilies?: number;
  /** Starts a thread that shares the work of compiling many families. */
  startThread?: StartThread | undefined;
  /** Whether a release is emitted after the check. Then threads last until the workspace is closed. */
  willEmit?: boolean;
};
