import type { FillPlan } from '@formpress/model';
import { EmbeddedTypeface } from './embedded-typeface.ts';
import { StandardTypeface } from './standard-typeface.ts';
import type { Typeface } from './typeface.ts';

/** The fonts of a plan. */
export class Typefaces {
  /** The embedded font, for what the standard fonts lack. */
  readonly letters: Typeface;
  private readonly standard: Map<string, Typeface>;

  constructor(plan: FillPlan) {
    this.letters = new EmbeddedTypeface(plan.letters);
    this.standard = new Map(
      Object.entries(plan.fonts).map(([name, font]) => [name, new StandardTypeface(font)]),
    );
  }

  /** A font of the plan, by name. */
  own(font: string): Typeface {
    const own = this.standard.get(font);
    if (!own) throw new Error(`The plan has no font ${font}.`);
    return own;
  }

  /** The font itself, or the embedded one if the font lacks a character of a line; undefined if both do. */
  choose(own: Typeface, line: string): Typeface | undefined {
    if (own.has(line)) return own;
    return this.letters.has(line) ? this.letters : undefined;
  }
}
