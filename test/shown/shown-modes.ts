import type { FillMode } from '@formpress/fill';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { modes } from './shown-form.ts';

const alphabets = ['José', 'Łuễ'];
const all = process.env.ALL === '1';

/** In which modes and letters to show a form: one of each, and a few forms a day in all of them. */
export function shownModes(index: number): { mode: FillMode; letters: string }[] {
  if (all || index % 12 === seedOfTheDay % 12) {
    return modes.flatMap((mode) => alphabets.map((letters) => ({ mode, letters })));
  }
  return [{ mode: 'SIGN', letters: alphabets[index % 2] ?? '' }];
}
