import type { Completed, FillRequest } from '@formpress/engine';
import type { Evidence, Filler, Sealer } from '@formpress/fill';
import type { PrintedVersion } from '../release/form-version.ts';
import { abbreviations } from './abbreviate.ts';
import { answersText } from './answers-text.ts';
import { partsIn, printedIn } from './printed-field.ts';

type Printing<How> = {
  /** As bytes, in pieces of a file, or in parts of a reply. */
  how: How;
  /** Signs the printed bytes, where a key is configured. */
  sealer?: Sealer | undefined;
};

/**
 * Prints a completed form, with evidence unless it is a preview or the form comes from no release. An address or an
 * employer that is too long for its box is abbreviated there.
 */
export function printForm<How extends 'fill' | 'fillPieces' | 'fillParts'>(
  form: PrintedVersion,
  request: FillRequest,
  { pdf, values }: Completed,
  { how, sealer }: Printing<How>,
): ReturnType<Filler[How]> {
  const bundle = form.bundle();
  const mode = request.signForm;
  const evidence = mode === 'PREVIEW' ? undefined : evidenceOf(form, request, sealer);
  const print = () => form.filler()[how](pdf, mode, evidence) as ReturnType<Filler[How]>;
  let printed = print();
  if (!('refusals' in printed)) return printed;
  for (const shorter of abbreviations(request)) {
    for (const { field, code } of printed.refusals) {
      const parts = code === 'TOO_WIDE' ? partsIn(field, values, bundle) : [];
      if (!parts.some((part) => 'person' in part)) continue;
      pdf.texts.set(field, printedIn(parts, bundle, values)(shorter));
    }
    printed = print();
    if (!('refusals' in printed)) return printed;
  }
  return printed;
}

function evidenceOf(
  { origin }: PrintedVersion,
  request: FillRequest,
  sealer: Sealer | undefined,
): Evidence | undefined {
  return origin && { origin, answers: answersText(request), ...(sealer && { sealer }) };
}
