import { inEachLanguage } from '@formpress/model';
import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import type { FormulaScope, PlacedNames } from '../formulas/link-formula.ts';
import type { LinkedInterview, LinkedQuestion } from '../linked/linked-form.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { textsOfKind, textsOfQuestion } from '../texts/texts-of.ts';
import { boundRules } from './bound-rules.ts';
import { collectQuestions, isReused, questionsOf } from './collect-questions.ts';
import { linkQuestionFormulas } from './link-question-formulas.ts';
import { linkQuestion, type QuestionScope, variableOf } from './link-questions.ts';
import { linkSet, type SetScope } from './link-sets.ts';
import { intendedSets } from './reachable-sets.ts';

/** The linked questions of some sets, what formulas over them may read, and their texts without those of their kinds. */
export type LinkedQuestions = {
  questions: Map<string, LinkedQuestion>;
  formula: FormulaScope;
  /** The rules that bounds of the questions stand for. */
  boundRules: MapEntry[];
  texts: LinkedText[];
};

/** Links the questions of all sets at once: first what they are, then what they calculate. */
export function linkQuestions(
  sets: MapEntry[],
  baseSets: MapEntry[],
  scope: QuestionScope,
  amounts: Pick<PlacedNames, 'amount' | 'amounts' | 'amountAt'>,
): LinkedQuestions {
  const entries = [...collectQuestions(sets, baseSets, scope.report).values()];
  const written = entries.filter((entry) => !isReused(entry));
  const bare = new Map(
    entries.map((entry) => [
      entry.key,
      isReused(entry) ? substitute(entry) : linkQuestion(entry, scope),
    ]),
  );
  const formula = { report: scope.report, ...namesAmong(bare, amounts) };
  const formulas = new Map(
    written.map((entry) => [entry.key, linkQuestionFormulas(entry, formula)]),
  );
  const ofKinds = new Set([...scope.kinds.values()].flatMap(textsOfKind));
  return {
    questions: new Map([...bare].map(([id, each]) => [id, { ...each, ...formulas.get(id) }])),
    formula,
    boundRules: boundRules(written, scope.report),
    texts: written
      .flatMap(({ key }) => bare.get(key) ?? [])
      .flatMap(textsOfQuestion)
      .filter((text) => !ofKinds.has(text)),
  };
}

/** What formulas over some questions may read. */
function namesAmong(
  questions: ReadonlyMap<string, LinkedQuestion>,
  amounts: Pick<PlacedNames, 'amount' | 'amounts' | 'amountAt'>,
): Pick<FormulaScope, 'names' | 'unsure'> {
  return {
    names: {
      ...amounts,
      variable: (name) => {
        const question = questions.get(name);
        return question && variableOf(question);
      },
      variables: () => [...questions.keys()],
    },
    unsure: (name) => questions.get(name)?.unsure ?? false,
  };
}

/** A substitute for a question that does not exist, so that what reads it is not reported too. */
function substitute({ key: id, keyAt: at }: MapEntry): LinkedQuestion {
  const ask = { at, ...inEachLanguage(() => []) };
  const nothing = { numeric: false, options: [], notes: [], required: 'never' as const };
  return {
    id,
    at,
    places: { lines: at, answer: at, answerName: 'text' },
    ask,
    show: { htmlType: 'INPUT' },
    kind: 'text',
    ...nothing,
    unsure: true,
  };
}

/** Links the sets of one interview in order. Those with errors are left out, but not their texts. */
export function linkInterview(
  sets: MapEntry[],
  shared: Omit<SetScope, 'sets' | 'meantBy'>,
): { interview: LinkedInterview; texts: LinkedText[] } {
  const ids = new Set(sets.map(({ key }) => key));
  const scope = { ...shared, sets: ids, meantBy: intendedSets(sets) };
  const linked = sets.map((entry) => linkSet(entry, scope));
  return {
    interview: { sets: linked.flatMap(({ set }) => set ?? []) },
    texts: linked.flatMap(({ texts }) => texts),
  };
}

/** The ids of questions that occur only in dropped sets. */
export function droppedQuestions(dropped: MapEntry[], kept: Map<string, unknown>): Set<string> {
  const ids = dropped.flatMap(questionsOf).map(({ key }) => key);
  return new Set(ids.filter((id) => !kept.has(id)));
}
