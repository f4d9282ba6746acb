import type { PDFContext, PDFRef } from 'pdf-lib';
import { addStream, decimal } from './pdf-objects.ts';

/** A check mark in a square from -1 to 1. */
const tick: [x: number, y: number][] = [
  [-0.95, 0.02],
  [-0.7, 0.28],
  [-0.32, -0.2],
  [0.72, 0.95],
  [0.98, 0.72],
  [-0.3, -0.95],
];

/** Makes the appearances of empty and ticked boxes. Boxes of the same size share them. */
export class Appearances {
  private readonly made = new Map<string, PDFRef>();
  private readonly context: PDFContext;

  constructor(context: PDFContext) {
    this.context = context;
  }

  /** An empty text box. */
  emptyText(width: number, height: number): PDFRef {
    return this.once('/Tx BMC EMC', width, height);
  }

  /** A box that is not ticked. */
  off(width: number, height: number): PDFRef {
    return this.once('', width, height);
  }

  /** A box with a centred check mark. */
  on(width: number, height: number): PDFRef {
    const radius = Math.min(width, height) * 0.36;
    const [first, ...rest] = tick.map(([x, y]) =>
      [width / 2 + x * radius, height / 2 + y * radius].map(decimal).join(' '),
    );
    const lines = rest.map((point) => `${point} l`).join(' ');
    return this.once(`q 0 g ${first} m ${lines} f Q`, width, height);
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
      Resources: {},
    });
    return addStream(this.context, bytes, dict);
  }
}
