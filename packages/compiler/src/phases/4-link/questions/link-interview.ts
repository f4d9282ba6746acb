import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import type { FormulaScope, PlacedNames } from '../formulas/link-formula.ts';
import type { LinkedInterview, LinkedQuestion } from '../linked/linked-form.ts';
import { collectQuestions, isAgain, questionsOf } from './collect-questions.ts';
import { linkQuestionFormulas } from './link-question-formulas.ts';
import { linkQuestion, type QuestionScope, variableOf } from './link-questions.ts';
import { linkSet, type SetScope } from './link-sets.ts';

/** All questions of some sets, linked, and what formulas over them may read. */
export type LinkedQuestions = { questions: Map<string, LinkedQuestion>; formula: FormulaScope };

/** Links the questions of all sets at once: first what they are, then what they calculate. */
export function linkQuestions(
  sets: MapEntry[],
  baseSets: MapEntry[],
  scope: QuestionScope,
  amounts: Pick<PlacedNames, 'amount' | 'amounts' | 'amountAt'>,
): LinkedQuestions {
  const entries = collectQuestions(sets, baseSets, scope.report);
  const questions = new Map<string, LinkedQuestion>();
  for (const entry of entries.values()) {
    questions.set(entry.key, isAgain(entry) ? standIn(entry) : linkQuestion(entry, scope));
  }
  const names: PlacedNames = {
    ...amounts,
    variable: (name) => {
      const question = questions.get(name);
      return question && variableOf(question);
    },
    variables: () => [...questions.keys()],
  };
  const unsure = (name: string) => questions.get(name)?.unsure ?? false;
  const formula = { report: scope.report, names, unsure };
  for (const question of questions.values()) {
    const entry = entries.get(question.id);
    if (entry && !isAgain(entry)) linkQuestionFormulas(question, entry, formula);
  }
  return { questions, formula };
}

/** Stands for a question that is written nowhere, so that what reads it is not wrong too. */
function standIn({ key: id, keyAt: at }: MapEntry): LinkedQuestion {
  const ask = { at, en: [], es: [], fr: [] };
  const nothing = { numeric: false, options: [], notes: [], required: 'never' as const };
  return { id, at, ask, show: { htmlType: 'INPUT' }, kind: 'text', ...nothing, unsure: true };
}

/** Links the sets of one interview, in order, those that are in order themselves. */
export function linkInterview(sets: MapEntry[], scope: SetScope): LinkedInterview {
  return { sets: sets.flatMap((entry) => linkSet(entry, scope) ?? []) };
}

/** Ids of questions that stand in some sets and not in others. */
export function fallenAway(dropped: MapEntry[], kept: Map<string, unknown>): Set<string> {
  const ids = dropped.flatMap(questionsOf).map(({ key }) => key);
  return new Set(ids.filter((id) => !kept.has(id)));
}
