import type { MarkField, MarkPlace } from '@formpress/model';
import { type Base64Ink, inThrees, quadsOf } from './base64-ink.ts';
import { aroundDrawing } from './colored.ts';
import { drawMark } from './draw-mark.ts';
import type { Given } from './given.ts';

/** The marks of a checkbox or radio, page by page. */
export function markPrinters(index: number, { states }: MarkField): MarkPrinter[] {
  const pages = new Map<number, MarkPrinter>();
  for (const [state, places] of Object.entries(states)) {
    for (const place of places) {
      const printer = pages.get(place.page) ?? new MarkPrinter(index, place.page);
      pages.set(place.page, printer);
      printer.add(state, place);
    }
  }
  return [...pages.values()];
}

/** What a state marks on a page: drawn once, when it is first chosen. */
type Mark = { state: string; places: MarkPlace[]; drawn: Uint32Array | undefined };

/** Prints the mark that was chosen, if it is one of those on its page. */
export class MarkPrinter {
  private readonly marks: Mark[] = [];

  constructor(
    private readonly index: number,
    readonly page: number,
  ) {}

  add(state: string, place: MarkPlace): void {
    const known = this.marks.find((mark) => mark.state === state);
    if (known) known.places.push(place);
    else this.marks.push({ state, places: [place], drawn: undefined });
  }

  print({ said }: Given, out: Base64Ink): void {
    const state = said[this.index];
    if (state === undefined) return;
    const { marks } = this;
    for (let i = 0; i < marks.length; i += 1) {
      const mark = marks[i] as Mark;
      if (mark.state !== state) continue;
      mark.drawn ??= draw(mark.places);
      out.put(mark.drawn);
    }
  }
}

function draw(places: MarkPlace[]): Uint32Array {
  const texts = places.map((place) => {
    const { head, end } = aroundDrawing(place, 'X');
    return `${head}${drawMark(place)}${end}`;
  });
  return quadsOf(inThrees(texts.join('')));
}
