/** The turns in which processes write. */
export type WritingTurns = {
  /** Asks for a turn, and calls back when it begins. */
  ask(grant: () => void): void;
  /** Ends a turn. */
  end(): void;
};

/**
 * Lets at most `most` processes write at a time, while the others complete forms: on many disks, more writers
 * would only keep each other waiting.
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
