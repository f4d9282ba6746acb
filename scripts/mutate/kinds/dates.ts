import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, replaced, type Stretch, within } from '../stretches.ts';

/** Mistakes in dates and years. */
export const dateMistakes: MistakeKind[] = [
  {
    name: 'move a date by a year',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(dates(texts), /[0-9]{4}(?=-)/dg), (year) => String(Number(year) - 1)),
  },
  {
    name: 'exchange the day and the month',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(dates(texts), /(?<=-)[0-9]{2}-[0-9]{2}/dg), (both) => {
        const [month = '', day = ''] = both.split('-');
        return Number(day) <= 12 ? `${day}-${month}` : undefined;
      }),
  },
  {
    name: 'write another year',
    byChecksAlone: true,
    mistakes: (texts) => [
      ...replaced(within(forms(texts), /^title: .*?(?<at>20[0-9]{2})/dgm), (year) =>
        String(Number(year) - 1),
      ),
      ...replaced(
        within(forms(texts), /^title: (?<at>[A-Z][^'"\n0-9]*)$/dgm),
        (title) => `2019 ${title}`,
      ),
      ...replaced(
        within(filesLike(texts, /\/(?:questions[^/]*|blank)\.yaml$/), /\{\{@year\}\}/dg),
        () => '2019',
      ),
    ],
  },
];

function forms(texts: Texts): Stretch[] {
  return filesLike(texts, /\/form\.yaml$/);
}

/** The days from which forms are valid, and the dates among their amounts. */
function dates(texts: Texts): Stretch[] {
  return [
    ...within(forms(texts), /^effective: (?<at>[0-9-]+)$/dgm),
    ...within(forms(texts), /\bis: (?<at>[0-9]{4}-[0-9]{2}-[0-9]{2})/dg),
  ];
}
