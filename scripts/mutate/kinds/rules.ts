import type { MistakeKind, Texts } from '../mutation.ts';
import { filesLike, removed, replaced, type Stretch, within } from '../stretches.ts';

/** Mistakes in the rules between answers and in the bounds of amounts. */
export const ruleMistakes: MistakeKind[] = [
  {
    name: 'drop a rule',
    onlyByLock: true,
    mistakes: (texts) => removed(within(rules(texts), eachRule)),
  },
  {
    name: 'turn a rule round',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(rules(texts), /^ {4}when: .*?(?<at> > | < | and )/dgm), (operator) =>
        operator === ' and ' ? ' or ' : operator === ' > ' ? ' < ' : ' > ',
      ),
  },
  {
    name: 'only advise what was refused',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(rules(texts), eachRule), (rule) =>
        rule.includes('advise:') ? undefined : `${rule}    advise: true\n`,
      ),
  },
  {
    name: 'widen a bound',
    onlyByLock: true,
    mistakes: (texts) => replaced(bounds(texts), (bound) => String(Number(bound) + 1)),
  },
  {
    name: 'drop a bound',
    mistakes: (texts) => removed(within(questions(texts), /^ {6}(?:digits|most): .*\n/dgm)),
  },
];

const eachRule = /^ {2}\w+:\n(?: {4}.*\n)+/dgm;

function questions(texts: Texts): Stretch[] {
  return filesLike(texts, /\/questions[^/]*\.yaml$/);
}

function rules(texts: Texts): Stretch[] {
  return within(questions(texts), /^rules:\n(?<at>(?: {2}.*\n)+)/dgm);
}

function bounds(texts: Texts): Stretch[] {
  return within(questions(texts), /^ {6}(?:digits|most): (?<at>[0-9]+)$/dgm);
}
