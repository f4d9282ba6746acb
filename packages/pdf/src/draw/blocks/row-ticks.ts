import type { BlankRow } from '@formpress/model';
import { BlankProblem } from '../blank-problem.ts';
import { drawnField } from '../drawn-field.ts';
import { type Ink, moveInks } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import { tickSize } from '../measures.ts';
import { baseline } from '../text/set-line.ts';
import { setText } from '../text/set-text.ts';
import { tickInks } from './choices.ts';
import { blanksOf } from './text.ts';

const [before, between] = [8, 4];

/** Lays out checkboxes with their words after the text of a line, measured from the baseline. */
export function layOutTicks(
  row: BlankRow,
  context: LayoutContext,
): { inks: Ink[]; width: number; rise: number } {
  const inks: Ink[] = [];
  let x = 0;
  for (const [index, choice] of (row.ticks ?? []).entries()) {
    const place = within(context, 'ticks', index);
    const words = [row.line, row.text, choice.text].filter((each) => each !== undefined).join(' ');
    const field = drawnField(choice, place, words);
    const style = { size: context.size, blanks: blanksOf(choice, words, place) };
    const { lines } = setText(choice.text, context.width, style, place, context.tag);
    x += before;
    inks.push(...tickInks(field, x, 0, context.tag));
    x += tickSize + between;
    inks.push(...moveInks(lines[0]?.inks ?? [], x, -baseline(context.size)));
    x += lines[0]?.width ?? 0;
    if (lines.length > 1 || x > context.width / 2) throw tooLong(place);
  }
  return { inks, width: x, rise: row.ticks ? tickSize : 0 };
}

function tooLong({ at }: LayoutContext): BlankProblem {
  const help = 'Shorten their words, or write them as choices, which are printed below the line.';
  return new BlankProblem(`These boxes to tick take more than half of their line. ${help}`, at);
}
