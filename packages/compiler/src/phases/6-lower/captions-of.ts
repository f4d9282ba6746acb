import { type Captions, captionName } from '@formpress/pdf';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';
import { questionText, textsByState } from './question-text.ts';

/** The questions that fields and their states answer. Screen readers read them with the printed value. */
export function captionsOf(form: LinkedForm): Captions {
  const captions: Record<string, string> = {};
  for (const binding of form.pdf.bindings) {
    const { name } = binding.field;
    for (const [state, text] of Object.entries(textsByState(binding, form)))
      captions[captionName(name, state)] ??= text;
    const asked = questionText(binding, form);
    if (asked !== undefined) captions[captionName(name)] ??= asked;
  }
  return captions;
}
