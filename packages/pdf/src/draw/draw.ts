import type { Blank } from '@formpress/model';
import type { DrawOptions } from './draw-options.ts';
import { layout } from './layout.ts';
import { writePdf } from './write/write-pdf.ts';

/** Draws a blank form: a tagged, fillable PDF, the same bytes for the same blank. */
export function draw(blank: Blank, options: DrawOptions): Uint8Array {
  return writePdf(layout(blank, options), options);
}
