import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, removed, replaced, type Stretch, swapped, within } from '../stretches.ts';

/** Mistakes in what stands in the fields of the paper form. */
export const bindingMistakes: MistakeKind[] = [
  {
    name: 'swap two bindings',
    byChecksAlone: true,
    mistakes: (texts) =>
      fields(texts).flatMap((list) => [
        ...swapped(within([list], printed)),
        ...swapped(within([list], /^ {2}[^:]+: (?<at>"[^{"]+"|'[^{']+')$/dgm)),
      ]),
  },
  {
    name: 'drop a binding',
    mistakes: (texts) => removed(within(fields(texts), /^ {2}.*\n/dgm)),
  },
  {
    name: 'bind another question',
    onlyByLock: true,
    mistakes: (texts) =>
      fields(texts).flatMap((list) => {
        const bound = within([list], printed);
        return bound.flatMap((each, index) =>
          replaced([each], () => bound[(index + 1) % bound.length]?.text),
        );
      }),
  },
  {
    name: 'change a line number',
    mistakes: (texts) =>
      replaced(
        within(
          filesLike(texts, /\/questions[^/]*\.yaml$/),
          /^ {6}line: .*?(?<at>[0-9]+)[^0-9]*$/dgm,
        ),
        (line) => String(Number(line) + 1),
      ),
  },
];

const printed = /^ {2}[^:]+: (?<at>'\{\{\w+\}\}')$/dgm;

function fields(texts: Texts): Stretch[] {
  return within(filesLike(texts, /\/pdf\.yaml$/), /^fields:\n(?<at>(?: {2}.*\n)+)/dgm);
}
