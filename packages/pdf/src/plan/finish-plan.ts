import type { FillPlan } from '@formpress/model';
import { latin1Bytes } from '../reader/characters.ts';
import { type Captions, type Draft, finishFile } from '../writer/finish-file.ts';
import { paddingAfter } from '../writer/write-part.ts';

/** A template without its captions, and the plan as far as it does not depend on them. */
export type PlannedDraft = Draft & {
  /** How many of the bytes are objects of the base. The parts that may follow it are after them. */
  bodyLength: number;
  plan: Omit<FillPlan, 'file'> & { file: Omit<FillPlan['file'], 'base' | 'table' | 'id'> };
};

/** Adds the captions, the parts that may follow the base, and an end that makes the whole a valid file. */
export function finishPlan(
  { bytes: all, bodyLength, plan, ...draft }: PlannedDraft,
  captions: Captions,
): { template: Uint8Array; plan: FillPlan } {
  const { bytes, startxref, id } = finishFile(
    { ...draft, bytes: all.subarray(0, bodyLength) },
    captions,
  );
  const padding = paddingAfter(bytes.length);
  const end = latin1Bytes(`startxref\n${startxref}\n%%EOF\n`);
  const file = {
    ...plan.file,
    base: bytes.length + padding.length,
    table: startxref,
    id: Buffer.from(id).toString('hex'),
  };
  return {
    template: new Uint8Array(Buffer.concat([bytes, padding, all.subarray(bodyLength), end])),
    plan: { ...plan, file },
  };
}
