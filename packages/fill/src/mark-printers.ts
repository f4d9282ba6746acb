import type { MarkField } from '@formpress/model';
import { aroundDrawing } from './colored.ts';
import { drawMark } from './draw-mark.ts';
import type { Given } from './given.ts';
import { type Ink, stamp } from './ink.ts';
import type { PlacePrinter } from './place-printer.ts';

/** The marks of a checkbox or radio, page by page. All that can be drawn is drawn beforehand. */
export function markPrinters(index: number, { states }: MarkField): PlacePrinter[] {
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

class MarkPrinter implements PlacePrinter {
  private readonly stamps: Map<string, Uint8Array>;

  constructor(
    private readonly index: number,
    readonly page: number,
    drawn: Map<string, string>,
  ) {
    this.stamps = new Map([...drawn].map(([state, text]) => [state, stamp(text)]));
  }

  print({ said }: Given, ink: Ink): undefined {
    const state = said[this.index];
    const made = state === undefined ? undefined : this.stamps.get(state);
    if (made) ink.put(made);
  }
}
