import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { fillBoxes } from './fill-boxes.ts';
import { boxesToFill } from './filled-boxes.ts';

type Seen = NonNullable<Diagnostic['seen']>[number];

/** A picture of a filled box with the paper around it, as PNG; undefined if there is no such page. */
export async function pictureValue(
  form: LoweredForm,
  { page, box }: Pick<Seen, 'page' | 'box'>,
): Promise<Uint8Array | undefined> {
  const { black, filled = black } = fillBoxes(form, boxesToFill(form)).fill();
  const { inspect, pictureBox } = await import('@formpress/pdf');
  const facts = inspect(filled).pages[page - 1];
  return facts && pictureBox(filled, { page, box, facts });
}
