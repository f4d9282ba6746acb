import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { beyondLimit } from '../../../limits/beyond-limit.ts';
import { limits } from '../../../limits/limits.ts';
import { findLargeInterview } from '../../3-validate/documents/find-large-interview.ts';
import { nodeAt } from '../foundation/entries.ts';
import type { MergedForm } from './merge-base.ts';

/** The limits that a form exceeds together with what it is based on, reported where it names its base. */
export function findLargeMerged({
  own,
  chain,
  sets,
  federalSets,
  fields,
}: MergedForm): Diagnostic[] {
  const { at } = nodeAt(own.form.root, 'basedOn');
  const help = 'Base it on a smaller form, or on none.';
  if (chain.length > limits.bases.most + 1) return [beyondLimit(limits.bases, at, help)];
  const large = [...findLargeInterview(sets), ...findLargeInterview(federalSets)];
  if (fields.length > limits.entries.most) large.push(beyondLimit(limits.entries, at, help));
  return large.map((each) => ({ ...each, at, help }));
}
