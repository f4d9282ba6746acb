import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import type { MergedForm } from '../base/merge-base.ts';
import type { FormulaScope, PlacedNames } from '../formulas/link-formula.ts';
import type { LinkedForm } from '../linked/linked-form.ts';
import type { LinkedText } from '../linked/linked-text.ts';
import { filingStatuses, linkGiven, linkOptional } from './link-federal.ts';
import { droppedQuestions, linkInterview, linkQuestions } from './link-interview.ts';
import type { QuestionScope } from './link-questions.ts';
import { setsOfForm } from './sets-of-form.ts';

/** Both interviews of a form, all their questions, and what formulas over them may read. */
export type LinkedInterviews = Pick<LinkedForm, 'questions' | 'interview' | 'withFederal'> & {
  /** The rules that bounds of the questions stand for. */
  boundRules: MapEntry[];
  formula: FormulaScope;
  /** Questions of the base that this form no longer asks. */
  droppedQuestions: Set<string>;
  /** The texts of all questions and sets. */
  texts: LinkedText[];
};

/** Links both interviews of a form and all their questions. */
export function linkInterviews(
  merged: MergedForm,
  scope: Omit<QuestionScope, 'images'>,
  amounts: Pick<PlacedNames, 'amount' | 'amounts' | 'amountAt'>,
): LinkedInterviews {
  const { report, text } = scope;
  const { main, federal, all, dropped } = setsOfForm(merged);
  const images = [...merged.images.keys()];
  const linked = linkQuestions(all, merged.everySet, { ...scope, images }, amounts);
  const { questions, formula, boundRules } = linked;
  const statements = merged.statements.map(({ key }) => key);
  const shared = { report, text, questions, images, statements, owner: 'form' as const };
  const interviewOf = (sets: MapEntry[]) => linkInterview(sets, shared);
  const second = interviewOf(federal);
  const first = interviewOf(main);
  const withFederal = federal.length > 0 && {
    interview: second.interview,
    given: linkGiven(merged.given, questions, amounts, report),
    optional: linkOptional(merged.optional, questions, report),
    filingStatus: filingStatuses(merged, questions, formula),
  };
  return {
    questions,
    formula,
    boundRules,
    interview: first.interview,
    droppedQuestions: droppedQuestions(dropped, questions),
    ...(withFederal ? { withFederal } : {}),
    texts: [...linked.texts, ...second.texts, ...first.texts],
  };
}
