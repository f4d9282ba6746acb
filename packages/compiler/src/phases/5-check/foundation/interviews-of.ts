import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import type {
  LinkedForm,
  LinkedInterview,
  LinkedQuestion,
  LinkedSet,
  Target,
} from '../../4-link/linked/linked-form.ts';
import { answersOf } from '../../4-link/names/answers-of.ts';

/** What was asked before a set: on some path, and certainly answered on every path. */
export type Asked = { onSomePath: Set<string>; onEveryPath: Set<string> };

/** An interview, the sets it can begin with, and what is given before the first question. */
export type AskedInterview = {
  interview: LinkedInterview;
  begins: string[];
  given: Asked;
  /** Questions that need no answer here: without one, the given answer is used. */
  optional: ReadonlySet<string>;
  questions: ReadonlyMap<string, LinkedQuestion>;
};

/** Both interviews of a form. */
export function interviewsOf({ interview, withFederal, questions }: LinkedForm): AskedInterview[] {
  const nothing = { onSomePath: new Set<string>(), onEveryPath: new Set<string>() };
  const begins = firstOf(interview);
  const first = { interview, begins, given: nothing, optional: new Set<string>(), questions };
  if (!withFederal) return [first];
  const { interview: second, given } = withFederal;
  const optional = new Set(withFederal.optional.map(({ question }) => question.id));
  const before = { given: givenBy(given), optional };
  return [first, { interview: second, begins: firstOf(second), ...before, questions }];
}

/** The interviews of the flows; rows of the locality say where each begins. */
export function interviewsOfFlows({ flows: all }: LinkedLocality): AskedInterview[] {
  return all.flatMap(({ flow, rows }) => {
    if (!flow) return [];
    const { interview } = flow;
    const begins = rows.flatMap((row) => ('start' in row ? [row.start] : []));
    const asked = interview.sets.flatMap(({ questions }) => questions);
    const questions = new Map(asked.map(({ question }) => [question.id, question]));
    const given = { onSomePath: new Set<string>(), onEveryPath: new Set<string>() };
    return [{ interview, begins, given, optional: new Set<string>(), questions }];
  });
}

function firstOf({ sets: [first] }: LinkedInterview): string[] {
  return first ? [first.id] : [];
}

// Of the federal values, only isExempt is always present (Federal values, interface): a given answer that
// reads only others may be blank.
function givenBy(given: NonNullable<LinkedForm['withFederal']>['given']): Asked {
  const isSure = ({ is }: (typeof given)[number]) =>
    is.reads.length === 0 || is.reads.some(({ name }) => name === 'federal.isExempt');
  const idsOf = (some: typeof given) => new Set(some.map(({ question }) => question.id));
  return { onSomePath: idsOf(given), onEveryPath: idsOf(given.filter(isSure)) };
}

/** All targets of a set, each with the line that names it. */
export function branchesOf({ next }: LinkedSet): { at: SourceRange; target: Target }[] {
  return next.kind === 'always' ? [{ at: next.at, target: next.target }] : [...next.goTo.values()];
}

/** The answers that decide where a set leads but have no line. */
export function unmappedAnswers({
  next,
}: Pick<LinkedSet, 'next'>): { value: string; at: SourceRange }[] {
  if (next.kind === 'always') return [];
  return answersOf(next.question).filter(({ value }) => !next.goTo.has(value));
}
