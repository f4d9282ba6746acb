import type { PDFContext, PDFRef } from 'pdf-lib';
import { addStream, decimal } from './pdf-objects.ts';

/** Makes the appearances of empty and ticked boxes. Boxes of the same size share them. */
export class Appearances {
  private readonly made = new Map<string, PDFRef>();
  private readonly context: PDFContext;
  private readonly tickFont: PDFRef;

  constructor(context: PDFContext, tickFont: PDFRef) {
    this.context = context;
    this.tickFont = tickFont;
  }

  /** An empty text box. */
  emptyText(width: number, height: number): PDFRef {
    return this.once('/Tx BMC EMC', width, height);
  }

  /** A box that is not ticked. */
  off(width: number, height: number): PDFRef {
    return this.once('', width, height);
  }

  /** A box with a centred check mark, glyph 4 of ZapfDingbats. */
  on(width: number, height: number): PDFRef {
    const size = Math.min(width, height) * 1.05;
    const x = decimal((width - size * 0.846) / 2);
    const y = decimal((height - size * 0.69) / 2);
    return this.once(`q BT 0 g /ZaDb ${decimal(size)} Tf ${x} ${y} Td (4) Tj ET Q`, width, height);
  }

  private once(content: string, width: number, height: number): PDFRef {
    const key = [decimal(width), decimal(height), content].join(' ');
    const made = this.made.get(key) ?? this.make(content, width, height);
    this.made.set(key, made);
    return made;
  }

  private make(content: string, width: number, height: number): PDFRef {
    const bytes = Uint8Array.from(content, (each) => each.charCodeAt(0));
    const dict = this.context.obj({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, Number(decimal(width)), Number(decimal(height))],
      Resources: content.includes('ZaDb') ? { Font: { ZaDb: this.tickFont } } : {},
    });
    return addStream(this.context, bytes, dict);
  }
}
