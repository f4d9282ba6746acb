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

/** Mistakes in who gets which form. */
export const localityMistakes: MistakeKind[] = [
  {
    name: 'drop a reciprocal state',
    mistakes: (texts) => [
      ...removed(within(lists(texts), /'?[A-Z]{2}'?, |, '?[A-Z]{2}'?(?=\])/dg)),
      ...removed(within(conditions(texts), / or '[A-Z]{2}' in work/dg)),
      ...removed(within(conditions(texts), / or (?:reciprocal|untaxed)\([^)]*\)/dg)),
    ],
  },
  {
    name: 'exchange a reciprocal state',
    mistakes: (texts) => replaced(codes(texts), (code) => (code === 'NE' ? 'NV' : 'NE')),
  },
  {
    name: 'write a code that is no state',
    byChecksAlone: true,
    mistakes: (texts) => replaced(codes(texts), (code) => `${code[0]}Q`),
  },
  {
    name: 'turn a condition round',
    onlyByLock: true,
    mistakes: (texts) => [
      ...replaced(within(conditions(texts), /\b(?:lives|works)Here\b/dg), (word) =>
        word === 'livesHere' ? 'worksHere' : 'livesHere',
      ),
      ...removed(within(conditions(texts), /\bnot /dg)),
      ...replaced(within(conditions(texts), /(?<=home )[=!]=/dg), (sign) =>
        sign === '==' ? '!=' : '==',
      ),
      ...replaced(
        within(conditions(texts), /(?<!not \()home in \[[^\]]*\]/dg),
        (list) => `not (${list})`,
      ),
    ],
  },
  {
    name: 'offer another form of the place',
    mistakes: (texts) =>
      otherForms(within(localities(texts), /^ {4}- \{.*\bforms: \[(?<at>.*)\]/dgm), texts),
  },
  {
    name: 'exchange two forms of a place',
    mistakes: (texts) =>
      offers(texts).flatMap((block) => swapped(within([block], /^ {2}(?<at>[A-Z]\w+):/dgm))),
  },
  {
    name: 'recommend a form to nobody, or to all',
    onlyByLock: true,
    mistakes: (texts) =>
      replaced(within(offers(texts), /\brecommended: (?<at>'[^']*'|"[^"]*"|true|false)/dg), (is) =>
        is === 'false' ? 'true' : 'false',
      ),
  },
  {
    name: 'forget a form of a place',
    byChecksAlone: true,
    mistakes: (texts) => removed(within(offers(texts), /^ {2}[A-Z]\w+:.*\n(?: {4}.*\n)*/dgm)),
  },
  {
    name: 'misspell a form of a place',
    byChecksAlone: true,
    mistakes: (texts) =>
      replaced(
        [
          ...within(offers(texts), /^ {2}(?<at>[A-Z]{2}[0-9]{3})\w*:/dgm),
          ...within(localities(texts), /^ {4}- \{.*\bforms: \[(?<at>[A-Z]{2}[0-9]{3})/dgm),
          ...within(filesLike(texts, /\/flows\//), /(?<=: \[)[A-Z]{2}[0-9]{3}/dg),
        ],
        (form) => form.replace(/([0-9])([0-9])(?=[0-9]$)/, '$2$1'),
      ),
  },
];

function localities(texts: Texts): Stretch[] {
  return filesLike(texts, /\/locality\.yaml$/);
}

/** What a place offers, form by form. */
function offers(texts: Texts): Stretch[] {
  return within(localities(texts), /^forms:\n(?<at>(?: {2}.*\n)+)/dgm);
}

/** The conditions of forms and flows. */
function conditions(texts: Texts): Stretch[] {
  return within(localities(texts), /\b(?:when|recommended): (?<at>'[^']*'|"[^"]*")/dg);
}

/** Lists of states: in conditions, and in the agreements that all share. */
function lists(texts: Texts): Stretch[] {
  return [
    ...within(conditions(texts), /\['[A-Z]{2}'[^\]]*\]/dg),
    ...within(filesLike(texts, /reciprocity\.yaml$/), /\bfrees: (?<at>\[.*?\])/dg),
  ];
}

/** The code of each state in a list or a condition. */
function codes(texts: Texts): Stretch[] {
  return [
    ...within(lists(texts), /\b[A-Z]{2}\b/dg),
    ...within(conditions(texts), /'(?<at>[A-Z]{2})' in work/dg),
  ];
}
