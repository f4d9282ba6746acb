import type { PrintedWord } from './printed-rows.ts';

/** Words without a wide gap between them: a label, a caption, or a line of a column. */
export type Run = { words: PrintedWord[]; left: number; right: number; baseline: number };

const filler = /^[._·…‧•♦◆▶►]+$/;
const unit = /^[$€=+–—-]$/;

/** Whether a word is a leader: dots or rules from a text to its box. */
export function isLeaderWord({ text }: PrintedWord): boolean {
  return filler.test(text);
}

/** Whether a word is a unit that may be printed between a number and its box. */
export function isUnit({ text }: PrintedWord): boolean {
  return unit.test(text);
}

/** Splits the words of a row at wide gaps. Leaders are left out. */
export function runsOf(words: PrintedWord[]): Run[] {
  const runs: Run[] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run && word.left - run.right < widestGap(run, word)) {
      if (!isLeaderWord(word)) run.words.push(word);
      run.right = Math.max(run.right, word.right);
    } else if (!isLeaderWord(word)) {
      const { left, right, baseline } = word;
      runs.push({ words: [word], left, right, baseline });
    }
  }
  return runs;
}

/** The widest gap inside a run. It is smaller before words of another size and labels such as "(a)". */
function widestGap({ words }: Run, { size, text }: PrintedWord): number {
  const before = words.at(-1)?.size ?? size;
  const isLike = Math.abs(before - size) < 0.6 && !/^\([a-z]\)$/.test(text);
  return Math.min(before, size) * (isLike ? 1 : 0.6);
}
