import type { Evidence, FillMode } from '@formpress/fill';
import type { BenchForm } from './forms.ts';
import type { Candidate } from './measure.ts';
import { fillNaively, type Peer } from './peers.ts';
import { type usualAmount, valuesFor } from './values-for.ts';

type Amount = typeof usualAmount;
type FillOptions = {
  name?: string;
  mode?: FillMode;
  letters?: boolean;
  amount?: Amount;
  evidence?: Evidence;
};

/** Our fill, from values to the parts of a reply. */
export function ours(form: BenchForm, options: FillOptions = {}): Candidate {
  const { name = 'ours', mode = 'PREVIEW', evidence, ...kind } = options;
  const values = valuesFor(form, { signs: mode === 'SIGN', ...kind });
  return { name, run: () => form.filler.fillParts(values(), mode, evidence) };
}

/** Another library's fill, also to base64; empty when it cannot fill the form. */
export async function theirs(form: BenchForm, peer: Peer, amount?: Amount): Promise<Candidate[]> {
  const values = valuesFor(form, { ...(amount && { amount }) });
  const runAsync = async () =>
    Buffer.from(await fillNaively(peer, form.blank, values())).toString('base64');
  try {
    await runAsync();
    return [{ name: peer.name, runAsync }];
  } catch {
    return [];
  }
}
