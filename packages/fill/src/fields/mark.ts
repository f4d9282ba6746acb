import type { MarkPlace } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Entries, FieldName } from './entries.ts';
import { drawMark } from './mark-shapes.ts';
import { drawingOf } from './opening.ts';
import type { PlacePrinter } from './place-printer.ts';

/** A box of a checkbox or radio, marked in one of its states. */
export class MarkPrinter implements PlacePrinter {
  readonly page: number;
  /** Created when the box is first marked: forms have many boxes, and a request marks few. */
  private drawing: Uint8Array | undefined;

  constructor(
    readonly field: FieldName,
    private readonly state: string,
    private readonly place: MarkPlace,
  ) {
    this.page = place.page;
  }

  print({ texts }: Entries, ink: Ink): undefined {
    if (texts[this.field.index] !== this.state) return;
    this.drawing ??= Buffer.from(drawingOf(this.place, drawMark(this.place), 'X'), 'latin1');
    ink.put(this.drawing);
    if (this.place.check !== undefined) ink.check(this.place.check);
  }
}
