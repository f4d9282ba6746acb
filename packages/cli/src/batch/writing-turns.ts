/** Who may write now. */
export type WritingTurns = {
  /** Calls back when it is the turn of whoever asks. */
  ask(grant: () => void): void;
  /** Ends a turn. */
  end(): void;
};

/**
 * Lets only some of several processes write at a time. The others complete forms meanwhile: on many disks,
 * more writers only keep each other waiting.
 */
export function writingTurns(most: number): WritingTurns {
  const waiting: (() => void)[] = [];
  let writers = 0;
  return {
    ask(grant) {
      if (writers === most) {
        waiting.push(grant);
        return;
      }
      writers += 1;
      grant();
    },
    end() {
      writers -= 1;
      const next = waiting.shift();
      if (!next) return;
      writers += 1;
      next();
    },
  };
}
