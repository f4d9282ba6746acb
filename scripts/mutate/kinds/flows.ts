import type { MistakeKind, Texts } from '../mutation.ts';
import {
  filesLike,
  otherForms,
  removed,
  replaced,
  type Stretch,
  swapped,
  within,
} from '../stretches.ts';

/** Mistakes in the questions that determine which forms an employee needs. */
export const flowMistakes: MistakeKind[] = [
  {
    name: 'exchange the forms of two answers',
    onlyByLock: true,
    mistakes: (texts) =>
      yields(texts).flatMap((block) => swapped(within([block], /^ +\w+: (?<at>\[.*\])$/dgm))),
  },
  {
    name: 'lead an answer to another form',
    onlyByLock: true,
    mistakes: (texts) => otherForms(within(yields(texts), /^ +\w+: \[(?<at>.*)\]$/dgm), texts),
  },
  {
    name: 'drop the forms of an answer',
    byChecksAlone: true,
    mistakes: (texts) => removed(within(yields(texts), /^.*\n/dgm)),
  },
  {
    name: 'begin a flow elsewhere',
    mistakes: (texts) =>
      replaced(
        within(filesLike(texts, /\/locality\.yaml$/), /\bstart: (?<at>QS[0-9]+)/dg),
        (set) => (set === 'QS1' ? 'QS2' : 'QS1'),
      ),
  },
];

/** Which forms each answer of a flow leads to. */
function yields(texts: Texts): Stretch[] {
  return within(filesLike(texts, /\/flows\//), /^ {6}forms:\n(?<at>(?: {8}.*\n)+)/dgm);
}
