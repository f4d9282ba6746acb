import type { FillPlan } from '@formpress/model';
import { lettersTypeface } from './letters-typeface.ts';
import { standardTypeface, type Typeface } from './typeface.ts';

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

  /** A font of the plan, by name. */
  own(font: string): Typeface {
    const own = this.standard.get(font);
    if (!own) throw new Error(`The plan has no font ${font}.`);
    return own;
  }

  /** The font itself, or the letters if it lacks one of the text; undefined if both do. */
  choose(own: Typeface, text: string): Typeface | undefined {
    if (own.widthOf(text) >= 0) return own;
    return this.letters.widthOf(text) >= 0 ? this.letters : undefined;
  }
}
