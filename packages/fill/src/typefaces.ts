import type { FillPlan } from '@formpress/model';
import { lettersTypeface, standardTypeface, type Typeface } from './typeface.ts';

/** The fonts of a plan. */
export class Typefaces {
  private readonly letters: Typeface;
  private readonly standard: Map<string, Typeface>;

  constructor(plan: FillPlan) {
    this.letters = lettersTypeface(plan.letters);
    this.standard = new Map(
      Object.entries(plan.fonts).map(([name, font]) => [name, standardTypeface(font)]),
    );
  }

  /** Chooses by text: the font itself, or the letters if it lacks one; undefined if both do. */
  chooser(font: string): (text: string) => Typeface | undefined {
    const own = this.standard.get(font);
    if (!own) throw new Error(`The plan has no font ${font}.`);
    return (text) => {
      if (own.has(text)) return own;
      return this.letters.has(text) ? this.letters : undefined;
    };
  }

  isLetters(face: Typeface): boolean {
    return face === this.letters;
  }
}
