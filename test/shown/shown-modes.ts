import type { FillMode } from '@formpress/fill';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { modes } from './shown-form.ts';

const alphabets = ['José', 'Łuễ'];
const all = process.env.ALL === '1';

/** The modes and letters to test a form with: one of each, and a few forms a day with all of them. */
export function shownModes(index: number): { mode: FillMode; letters: string }[] {
  if (all || index % 12 === seedOfTheDay % 12) {
    return modes.flatMap((mode) => alphabets.map((letters) => ({ mode, letters })));
  }
  return [{ mode: 'SIGN', letters: alphabets[index % 2] ?? '' }];
}
