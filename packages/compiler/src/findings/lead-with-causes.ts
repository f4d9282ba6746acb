import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * What an error can bring with it: findings of these codes in the same unit, or, for an error in what all
 * forms share, in any unit.
 */
type Rule = {
  causes: readonly string[];
  bring: readonly string[];
  isShared?: boolean;
  /** The only file whose errors count. */
  file?: string;
};

const ofCases = ['failed-place-case', 'untested-place'];
const ofOffers = [
  ...['form-in-no-flow', 'ineligible-form', 'flow-and-forms-disagree', 'refused-by-form'],
  ...['offered-to-nobody', 'recommended-to-nobody', 'unreachable-flow-row', 'place-not-covered'],
  'redundant-nothing',
];

const ofAgreements = [
  ...['one-sided-agreement', 'reciprocity-not-followed', ...ofOffers, 'changed-place'],
  ...ofCases,
];

const ofFlows = ['form-in-no-flow', 'flow-and-forms-disagree', 'refused-by-form'];

/** In this order: what an earlier rule leaves out causes nothing in a later one. */
const rules: readonly Rule[] = [
  {
    causes: ['missing-place-option'],
    bring: ['changed-text', 'changed-form', 'unknown-answer', 'untested-path'],
    isShared: true,
  },
  {
    causes: ['negative-answer'],
    bring: ['changed-text', 'changed-form', 'answer-too-wide', 'negative-parameter'],
    isShared: true,
  },
  { causes: ['unknown-place'], bring: ofAgreements, isShared: true },
  { causes: ['todo'], bring: ofAgreements, isShared: true, file: 'shared/reciprocity.yaml' },
  {
    causes: [
      'unknown-place',
      'unknown-form',
      'unknown-set',
      'missing-flow',
      'unmapped-flow-answer',
    ],
    bring: ['form-never-offered', 'form-not-listed', ...ofOffers, 'changed-place', ...ofCases],
  },
  {
    causes: ['form-never-offered'],
    bring: ['form-not-listed', ...ofOffers, 'changed-place', ...ofCases],
  },
  { causes: ['form-not-listed'], bring: [...ofOffers, 'changed-place', ...ofCases] },
  { causes: ['reciprocity-not-followed'], bring: [...ofOffers, 'changed-place', ...ofCases] },
  { causes: ['wrong-language-form'], bring: [...ofOffers, 'changed-place', ...ofCases] },
  { causes: ['one-sided-agreement'], bring: ['changed-place', ...ofCases], isShared: true },
  {
    causes: ['offered-to-nobody'],
    bring: ['ineligible-form', 'recommended-to-nobody', ...ofFlows, 'changed-place', ...ofCases],
  },
  { causes: ['ineligible-form'], bring: [...ofFlows, 'changed-place', ...ofCases] },
  { causes: ['changed-place', ...ofOffers], bring: ofCases },
  { causes: ['failed-place-case', 'removed-place-case'], bring: ['untested-place'] },
  {
    causes: ['unknown-set'],
    bring: [
      ...['unknown-question', 'unreachable-set', 'asked-too-late', 'undecided-branch'],
      'base-does-not-fit',
    ],
  },
  {
    causes: ['unmapped-answer', 'unreachable-set'],
    bring: [
      ...['unknown-question', 'asked-too-late', 'undecided-branch', 'unused-statement'],
      'base-does-not-fit',
    ],
  },
  { causes: ['navigation-loop'], bring: ['unused-statement'] },
  { causes: ['removed-lock'], bring: ['unlocked-paths', 'unlocked-blank'] },
  { causes: ['removed-case', 'changed-form', 'changed-path'], bring: ['untested-path'] },
  { causes: ['changed-text', 'missing-translation'], bring: ['unused-translation'] },
  { causes: ['changed-form'], bring: ['rule-never-broken', 'rules-refuse-everyone'] },
  {
    causes: ['base-does-not-fit', 'changed-with-base'],
    bring: ['redundant-overflow', 'wrong-year'],
  },
  {
    causes: ['changed-form'],
    bring: ['answer-too-wide', 'unprintable-path', 'negative-parameter'],
    isShared: true,
  },
];

/** How to say how many findings of a code there are. Of any other code only the first finding is shown. */
const counted: Record<string, (count: number) => string> = {
  'failed-place-case': (count) => (count === 1 ? 'a case fails' : `${count} cases fail`),
  'changed-place': () => 'people get other forms than before',
  'negative-parameter': (count) =>
    `${count === 1 ? 'a tax parameter' : `${count} tax parameters`} may come out below zero`,
  'answer-too-wide': (count) =>
    `answers do not fit in ${count === 1 ? 'a field' : `${count} fields`}`,
};

/** Codes that are not listed below a cause: they report no mistake, but ask for more cases or for locks. */
const untold = /^un(?:tested|locked)-/;

/**
 * One mistake can show in many places. Where an error explains other findings, only the error is reported;
 * the others are counted there, with the first of each code. An accepted warning stays as it is.
 */
export function leadWithCauses(
  found: readonly Diagnostic[],
  unitOf: (file: string) => string,
): Diagnostic[] {
  if (!found.some(({ severity }) => severity === 'error')) return [...found];
  return rules.reduce<Diagnostic[]>(
    (left, rule) => apply(rule, left, unitOf),
    withoutExchanged(withoutEchoes(found)),
  );
}

/** Leaves out the changed text of a pattern where forms already report what the pattern accepts now. */
function withoutEchoes(found: readonly Diagnostic[]): Diagnostic[] {
  const placeOf = ({ at }: Diagnostic) => `${at.file} ${at.start}`;
  const told = new Set(found.filter(({ code }) => code === 'changed-form').map(placeOf));
  return found.filter((each) => each.code !== 'changed-text' || !told.has(placeOf(each)));
}

/** Leaves out warnings about two texts that swapped places: the error about the swap covers them. */
function withoutExchanged(found: readonly Diagnostic[]): Diagnostic[] {
  const exchanged = found.filter(
    ({ code, at, related }) =>
      code === 'changed-text' && related?.every((other) => isSameForm(other.at.file, at.file)),
  );
  const places = exchanged.flatMap(({ at, related = [] }) => [
    at,
    ...related.map((each) => each.at),
  ]);
  const isThere = ({ at }: Diagnostic) =>
    places.some(({ file, start }) => file === at.file && start === at.start);
  return found.filter(
    (each) => each.severity === 'error' || each.accepted !== undefined || !isThere(each),
  );
}

/** Whether two files are below the same folder of a form. A twin in another language has its own folder. */
function isSameForm(one: string, other: string): boolean {
  const formOf = (file: string) => file.split('/').slice(0, 3).join('/');
  return formOf(one) === formOf(other);
}

function apply(
  { causes, bring, isShared = false, file }: Rule,
  found: Diagnostic[],
  unitOf: (file: string) => string,
): Diagnostic[] {
  const scopeOf = ({ at }: Diagnostic) => (isShared ? 'all forms' : unitOf(at.file));
  const isCause = ({ severity, at }: Diagnostic) =>
    severity === 'error' &&
    (!isShared || at.file.startsWith('shared/')) &&
    (file === undefined || at.file === file);
  const firsts = new Map<string, Diagnostic>();
  for (const code of causes)
    for (const each of found)
      if (each.code === code && isCause(each) && !firsts.has(scopeOf(each)))
        firsts.set(scopeOf(each), each);
  const isBrought = (each: Diagnostic) =>
    bring.includes(each.code) && each.accepted === undefined && firsts.has(scopeOf(each));
  return found
    .filter((each) => !isBrought(each))
    .map((each) => {
      if (firsts.get(scopeOf(each)) !== each) return each;
      const brought = found.filter((one) => isBrought(one) && scopeOf(one) === scopeOf(each));
      return withRelated(each, brought);
    });
}

function withRelated(cause: Diagnostic, brought: readonly Diagnostic[]): Diagnostic {
  const codes = [...new Set(brought.map(({ code }) => code))].filter((code) => !untold.test(code));
  const related = codes.flatMap((code) => {
    const all = brought.filter((each) => each.code === code);
    const [example] = all;
    if (!example) return [];
    const says = counted[code]?.(all.length);
    const message =
      says === undefined ? example.message : `Because of it, ${says}. ${example.message}`;
    return [{ at: example.at, message }];
  });
  return related.length === 0
    ? cause
    : { ...cause, related: [...(cause.related ?? []), ...related] };
}
