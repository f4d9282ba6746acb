/** How long a registry is waited for. Times are in milliseconds. */
export type Patience = {
  /** How often something is tried in all. */
  attempts: number;
  /** The pause after the first failure; it doubles from then on. */
  firstPause: number;
  longestPause: number;
  /** How long nothing at all may come. */
  silence: number;
  /** How long after moving a tag it is looked at again. */
  settle: number;
  /** Ends whatever is under way. */
  signal?: AbortSignal | undefined;
};

/** What suits a registry on the internet: some twenty seconds of trouble are sat out. */
export const usualPatience: Patience = {
  attempts: 6,
  firstPause: 500,
  longestPause: 10_000,
  silence: 30_000,
  settle: 400,
};
