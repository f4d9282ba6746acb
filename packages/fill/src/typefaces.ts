import type { FillPlan } from '@formpress/model';
import { LettersTypeface } from './letters-typeface.ts';
import { StandardTypeface } from './standard-typeface.ts';
import type { Typeface } from './typeface.ts';

/** The fonts of a plan. */
export class Typefaces {
  /** The embedded font, for what the standard fonts lack. */
  readonly letters: Typeface;
  private readonly standard: Map<string, StandardTypeface>;

  constructor(plan: FillPlan) {
    this.letters = new LettersTypeface(plan.letters);
    this.standard = new Map(
      Object.entries(plan.fonts).map(([name, font]) => [name, new StandardTypeface(font)]),
    );
  }

  /** A font of the plan, by name. */
  own(font: string): StandardTypeface {
    const own = this.standard.get(font);
    if (!own) throw new Error(`The plan has no font ${font}.`);
    return own;
  }

  /** The font itself, or the letters if it lacks one of the text; undefined if both do. */
  choose(own: Typeface, text: string): Typeface | undefined {
    if (own.has(text)) return own;
    return this.letters.has(text) ? this.letters : undefined;
  }
}
