import type { Expression, Language } from '@formpress/model';
import type { LinkedTable } from '../4-link/linked/linked-amount.ts';
import type {
  LinkedForm,
  LinkedInterview,
  LinkedNext,
  LinkedQuestion,
  LinkedRule,
  LinkedSet,
  Target,
} from '../4-link/linked/linked-form.ts';
import type { LinkedText } from '../4-link/linked/linked-text.ts';
import { acceptedIn } from './accepted-in.ts';
import { lowerNotes } from './lower-notes.ts';
import { lowerQuestionBody } from './lower-question-body.ts';
import { type Amounts, lowerText } from './lower-text.ts';

/** Response bodies by set, without notices; keys in the order of the interface. */
export type QuestionSetBodies = Record<string, object>;

/** What the bodies of one interview need besides the sets. */
export type BodyScope = {
  amounts: Amounts;
  country: LinkedForm['country'];
  statements: Map<string, LinkedText>;
  /** A formula as clients get it. */
  formulaOf(expression: Expression): string;
  /** Questions that need no answer in this interview. */
  optional?: ReadonlySet<LinkedQuestion>;
  /** The rules that can be checked after each set. */
  rules?: ReadonlyMap<string, readonly LinkedRule[]>;
  /** The tables by ranges, by id. */
  tables?: ReadonlyMap<string, LinkedTable>;
  /** Path under which the form's pictures are served. */
  images: string;
};

/** The question sets of an interview as clients get them in one language. */
export function lowerQuestionSets(
  interview: LinkedInterview,
  language: Language,
  scope: BodyScope,
): QuestionSetBodies {
  return Object.fromEntries(interview.sets.map((set) => [set.id, lowerSet(set, language, scope)]));
}

function lowerSet(set: LinkedSet, language: Language, scope: BodyScope): object {
  const say = (text: LinkedText) => lowerText(text, language, scope.amounts);
  const accepted = (question: LinkedQuestion) => acceptedIn(question, language, scope.country);
  const steers = set.next.kind === 'byAnswer' ? set.next.question.id : undefined;
  return {
    id: set.id,
    questions: set.questions.map(({ question }) =>
      lowerQuestionBody(question, { ...scope, say, accepted, steers: question.id === steers }),
    ),
    ...(set.notes.length > 0
      ? { notes: lowerNotes(set.notes, 'ALL_QUESTIONS', say, scope.images) }
      : {}),
    breadcrumbTitle: say(set.breadcrumb),
    navigation: lowerNavigation(set.next, scope.statements, say),
    ...lowerRulesOf(set, scope, say),
    ...lowerTablesOf(set, scope),
  };
}

/** The rules of a set as clients get them. A rule is broken when its formula holds. */
function lowerRulesOf({ id }: LinkedSet, scope: BodyScope, say: (text: LinkedText) => string) {
  const rules = scope.rules?.get(id) ?? [];
  if (rules.length === 0) return {};
  return {
    rules: rules.map((rule) => ({
      id: rule.id,
      questionId: rule.question.id,
      formula: scope.formulaOf(rule.when.expression),
      message: say(rule.say),
      ...(rule.advise ? { advise: true } : {}),
    })),
  };
}

/** The tables by which questions of a set are calculated, each once. */
function lowerTablesOf({ questions }: LinkedSet, { tables }: BodyScope) {
  const readers = new Map<string, string[]>();
  for (const { question } of questions)
    for (const id of (question.calculate?.is.lookups ?? []).flatMap((each) => each.tables))
      readers.set(id, [...new Set([...(readers.get(id) ?? []), question.id])]);
  if (readers.size === 0) return {};
  return {
    tables: [...readers].map(([id, questionIds]) => {
      const table = tables?.get(id)?.table;
      if (!table) throw new Error(`There is no table ${id}.`);
      const { rows, columns, codes, cells } = table;
      const optional = { ...(columns ? { columns } : {}), ...(codes ? { codes } : {}) };
      return { id, questionIds, rows, ...optional, cells };
    }),
  };
}

function lowerNavigation(
  next: LinkedNext,
  statements: Map<string, LinkedText>,
  say: (text: LinkedText) => string,
): object {
  if (next.kind === 'always') {
    return { navigationType: 'CONSTANT', navigationMapping: mapping(next.target, statements, say) };
  }
  return {
    navigationType: 'VARIABLE',
    questionId: next.question.id,
    navigationMappings: Object.fromEntries(
      [...next.goTo].map(([answer, { target }]) => [answer, mapping(target, statements, say)]),
    ),
  };
}

function mapping(
  target: Target,
  statements: Map<string, LinkedText>,
  say: (text: LinkedText) => string,
) {
  if ('set' in target) return { hasMoreQuestions: true, nextQuestionSetId: target.set };
  if ('ineligible' in target) return { hasMoreQuestions: false, nextQuestionSetId: 'INELIGIBLE' };
  const statement = statements.get(target.finish);
  return { hasMoreQuestions: false, ...(statement ? { perjuryStatement: say(statement) } : {}) };
}
