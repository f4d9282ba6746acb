import type { PlanChecks } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';

/** The object that tells screen readers which boxes are checked. Boxes that are marked later are checked in it. */
export class CheckObject {
  private readonly bytes: Uint8Array;
  private readonly textAt: number;

  constructor({ object, text }: PlanChecks) {
    const head = `${object} 0 obj\n`;
    this.bytes = Buffer.from(`${head}${text}\nendobj\n`, 'latin1');
    this.textAt = head.length;
  }

  /** Writes the object with no box checked. Returns its offset. */
  begin(ink: Ink): number {
    const start = ink.length;
    ink.put(this.bytes);
    ink.checksAt = start + this.textAt;
    return start;
  }
}
