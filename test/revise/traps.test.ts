/** Revisions that mislead: each box ends with the one that asks the same, or is asked about, never with another. */
import { type PaperBox, readPaper } from '@formpress/revision';
import { it } from 'vitest';
import { expectNoneWrong } from './expect-none-wrong.ts';
import { certificate, type MadeForm, pdfOf } from './made-form.ts';
import { traps } from './trap-changes.ts';

const base = certificate();

for (const [what, change, decided] of traps)
  it(`decides or asks, and never binds wrongly: ${what}`, async () => {
    const next = change(base);
    const [before, after] = [readPaper(await pdfOf(base)), readPaper(await pdfOf(next))];
    expectNoneWrong({ before, after, decided }, [
      (box) => asks(box, base),
      (box) => asks(box, next),
    ]);
  });

function asks({ field, state, key }: PaperBox, { boxes }: MadeForm): string {
  const named = boxes.filter(({ name }) => name === field);
  const found = named[named.length > 1 ? Number(state) : 0];
  if (!found) throw new Error(`The form has no box "${key}".`);
  return found.asks;
}
