import type { Mistake, MistakeKind, Texts } from '../mutation.ts';
import { filesLike, kindsInUse, replaced, type Stretch, within } from '../stretches.ts';

/** Mistakes in types, and in what numbers may be. */
export const typeMistakes: MistakeKind[] = [
  {
    name: 'give a tax parameter another type',
    byChecksAlone: true,
    mistakes: (texts) =>
      replaced(within(forms(texts), /^ {4}type: (?<at>\w+)$/dgm), (type) => otherTypes[type]),
  },
  {
    name: 'change the type of a form',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(forms(texts), /^type: (?<at>\w+)$/dgm), (type) =>
        type === 'RESIDENT' ? 'NON_RESIDENT' : 'RESIDENT',
      ),
  },
  {
    name: 'let a number fall below zero',
    byChecksAlone: true,
    mistakes: (texts) => [
      ...withoutGuard(texts, /\/form\.yaml$/),
      ...replaced(within(kindsInUse(texts), /accepts: '\^(?<at>\[\+\]\?)/dg), () => '[+-]?'),
    ],
  },
  {
    // A line of a worksheet may rightly be below zero, where a later line takes care of that.
    name: 'let a line fall below zero',
    onlyByLock: true,
    mistakes: (texts) => withoutGuard(texts, /\/questions[^/]*\.yaml$/),
  },
  {
    name: 'write an amount oddly',
    byChecksAlone: true,
    mistakes: (texts) =>
      replaced(
        within(
          within(forms(texts), /^amounts:\n(?: .*\n)+/dgm),
          /(?<=\bis: )[1-9][0-9]*(?=[ ,])/dg,
        ),
        (number) => `0${number}`,
      ),
  },
];

/** Formulas that no longer stop at zero. */
function withoutGuard(texts: Texts, file: RegExp): Mistake[] {
  return replaced(within(filesLike(texts, file), /\bmax\(0, [^()]*\)/dg), (call) =>
    call.slice('max(0, '.length, -1),
  );
}

const otherTypes: Record<string, string> = {
  percent: 'dollarAmount',
  dollarAmount: 'percent',
  integer: 'dollarAmount',
  string: 'integer',
  boolean: 'integer',
};

function forms(texts: Texts): Stretch[] {
  return filesLike(texts, /\/form\.yaml$/);
}
