import type { FillPlan } from '@formpress/model';
import { checkValues } from './check-values.ts';
import { type FieldDrawer, fieldDrawers } from './field-drawers.ts';
import { prefixesOf } from './prefix.ts';
import { tail } from './tail.ts';
import type { FillMode, FillValues, Refusal } from './values.ts';

/** A filled PDF, or every value that cannot be printed whole, in the order of the pages. */
export type Filled = { pdf: Uint8Array } | { refusals: Refusal[] };

/** Fills one form, as often as wanted; calls do not see each other. */
export type Filler = { fill(values: FillValues, mode: FillMode): Filled };

/** Makes a filler of what the compiler emitted. Filling reads no PDF and changes no static byte. */
export function createFiller(template: Uint8Array, plan: FillPlan): Filler {
  const fields = fieldDrawers(plan);
  const prefixes = prefixesOf(template, plan);
  return {
    fill(values, mode) {
      checkValues(plan, values);
      const printed = print(fields, values, mode);
      if (printed.refusals.length > 0) return { refusals: printed.refusals };
      const contents = plan.pages.flatMap(({ page, content }) => {
        const instructions = printed.pages.get(page);
        return instructions === undefined ? [] : [{ number: content, instructions }];
      });
      const { bytes, before } = prefixes(mode === 'SIGN_EXTERNALLY', printed.letters);
      return { pdf: Buffer.concat([bytes, tail(contents, before)]) };
    },
  };
}

/** Draws all values. A value that cannot be printed whole is a refusal, never a cut. */
function print(
  fields: { name: string; draw: FieldDrawer }[],
  values: FillValues,
  mode: FillMode,
): { pages: Map<number, string>; letters: boolean; refusals: Refusal[] } {
  const pages = new Map<number, string>();
  const refusals: Refusal[] = [];
  let letters = false;
  for (const { name, draw } of fields) {
    for (const { page, drawn } of draw(values, mode)) {
      if (typeof drawn === 'string') {
        if (refusals.at(-1)?.field !== name) refusals.push({ field: name, code: drawn });
      } else {
        pages.set(page, `${pages.get(page) ?? ''}${drawn.instructions}\n`);
        letters ||= drawn.letters;
      }
    }
  }
  return { pages, letters, refusals };
}
