import type { Completed, FillRequest } from '@formpress/engine';
import type { FilledParts } from '@formpress/fill';
import type { FormVersion } from '../release/form-version.ts';
import { abbreviations } from './abbreviate.ts';
import { partsIn, printedIn } from './printed-field.ts';

/** Prints a completed form. Where an address or an employer is too long for its box, that box gets it abbreviated. */
export function printForm(
  form: FormVersion,
  request: FillRequest,
  { pdf, values }: Completed,
): FilledParts {
  const bundle = form.bundle();
  const mode = request.signForm;
  let printed = form.filler().fillParts(pdf, mode);
  if (!('refusals' in printed)) return printed;
  for (const shorter of abbreviations(request)) {
    for (const { field, code } of printed.refusals) {
      const parts = code === 'TOO_WIDE' ? partsIn(field, values, bundle) : [];
      if (!parts.some((part) => 'person' in part)) continue;
      pdf.texts.set(field, printedIn(parts, bundle, values)(shorter));
    }
    printed = form.filler().fillParts(pdf, mode);
    if (!('refusals' in printed)) return printed;
  }
  return printed;
}
