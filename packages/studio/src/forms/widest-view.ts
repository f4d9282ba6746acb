import { widestFilling } from '@formpress/compiler';
import type { SentAnswers } from '../foundation/wire.ts';
import type { OpenForm } from './open-forms.ts';
import type { PictureStore } from './picture-store.ts';

/** The widest answers that are accepted, and the pages with them and the widest names. */
export function widestView(
  { lowered }: OpenForm,
  pictures: PictureStore,
): { sent: SentAnswers; pages: string } {
  const { sent, pdf } = widestFilling(lowered);
  return {
    sent: {
      answers: { ...sent.answers },
      ...(sent.federal && { federal: { ...sent.federal } }),
    },
    pages: pictures.keep(pdf),
  };
}
