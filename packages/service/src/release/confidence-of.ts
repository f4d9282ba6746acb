import type { Bundle, Confidence, FormConfidence, Language } from '@formpress/model';
import { confidenceMessage } from '../foundation/confidence-messages.ts';
import { messages } from '../foundation/messages.ts';

/** What a form version was checked against, and since when it is out of date, for a caller. */
export function confidenceOf(
  bundle: Bundle,
  outdatedSince: string | undefined,
  language: Language,
): FormConfidence {
  const confidence = labelOf(bundle);
  const checked = confidenceMessage(confidence)[language];
  if (outdatedSince === undefined) return { ...confidence, message: checked };
  const message = `${checked} ${messages.outdated(outdatedSince)[language]}`;
  return { ...confidence, outdatedSince, message };
}

/** The confidence in a bundle; MEMORY if an earlier version wrote only one word for it, or none. */
function labelOf({ confidence }: Bundle): Confidence {
  return typeof confidence === 'object' ? confidence : { basis: 'MEMORY' };
}
