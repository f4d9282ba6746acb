import type { MarkField } from '@formpress/model';
import { type Base64Ink, inThrees, quadsOf } from './base64-ink.ts';
import { aroundDrawing } from './colored.ts';
import { drawMark } from './draw-mark.ts';
import type { Given } from './given.ts';

/** The marks of a checkbox or radio, page by page. All that can be drawn is drawn beforehand. */
export function markPrinters(index: number, { states }: MarkField): MarkPrinter[] {
  const pages = new Map<number, Map<string, string>>();
  for (const [state, places] of Object.entries(states)) {
    for (const place of places) {
      const { head, end } = aroundDrawing(place, 'X');
      const drawn = pages.get(place.page) ?? new Map<string, string>();
      pages.set(place.page, drawn);
      drawn.set(state, `${drawn.get(state) ?? ''}${head}${drawMark(place)}${end}`);
    }
  }
  return [...pages].map(([page, drawn]) => new MarkPrinter(index, page, drawn));
}

/** Prints the mark that was chosen, if it is one of those on its page. */
export class MarkPrinter {
  private readonly states: string[];
  private readonly marks: Uint32Array[];

  constructor(
    private readonly index: number,
    readonly page: number,
    drawn: Map<string, string>,
  ) {
    this.states = [...drawn.keys()];
    this.marks = Array.from(drawn.values(), (text) => quadsOf(inThrees(text)));
  }

  print({ said }: Given, out: Base64Ink): void {
    const state = said[this.index];
    if (state === undefined) return;
    const { states } = this;
    for (let i = 0; i < states.length; i += 1)
      if (states[i] === state) out.put(this.marks[i] as Uint32Array);
  }
}
