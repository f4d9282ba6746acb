import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, replaced, within } from '../stretches.ts';

/** Something of another form, or of another year, in place of the right one. */
export const baseMistakes: MistakeKind[] = [
  {
    name: 'base a form on another',
    byChecksAlone: true,
    mistakes: (texts) =>
      within(filesLike(texts, /\/form\.yaml$/), /^basedOn: (?<at>.+)$/dgm).flatMap((base) => {
        const [form = '', version = ''] = base.text.split(' ');
        const others = versionsOf(form, texts).filter((each) => each !== version);
        const bases =
          others.length > 0 ? others.map((each) => `${form} ${each}`) : ['W4101 2026.1.0'];
        return bases.flatMap((other) => replaced([base], () => other));
      }),
  },
  {
    name: 'draw the blank of another form',
    byChecksAlone: true,
    mistakes: (texts) => {
      const blanks = filesLike(texts, /\/blank\.yaml$/);
      return blanks.flatMap((blank, index) =>
        replaced([blank], () => blanks[(index + 7) % blanks.length]?.text),
      );
    },
  },
];

function versionsOf(form: string, texts: Texts): string[] {
  const path = new RegExp(`/${form}/([0-9.]+)/form\\.yaml$`);
  return [...texts.keys()].flatMap((file) => path.exec(file)?.[1] ?? []);
}
