import type { Expression } from '@formpress/model';
import type { LinkedQuestion } from '../4-link/linked/linked-form.ts';
import type { LinkedOption } from '../4-link/linked/linked-kind.ts';
import type { LinkedText } from '../4-link/linked/linked-text.ts';
import { lowerNotes } from './lower-notes.ts';

/** What a question body needs: its language, and whether its answer decides where the set leads. */
export type QuestionBodyScope = {
  say(text: LinkedText): string;
  /** The pattern of a question in that language. */
  accepted(question: LinkedQuestion): string | undefined;
  images: string;
  steers: boolean;
  formulaOf(expression: Expression): string;
  optional?: ReadonlySet<LinkedQuestion>;
};

/** A question as clients get it, keys in the order of the interface. */
export function lowerQuestionBody(question: LinkedQuestion, scope: QuestionBodyScope): object {
  const { id, ask, show, calculate, notes } = question;
  return {
    id,
    questionText: scope.say(ask),
    ...validation(question, scope),
    htmlType: show.htmlType,
    ...(show.displayType ? { displayType: show.displayType } : {}),
    required: requiredOf(question, scope),
    ...optionsOf(question, scope),
    isCalculated: calculate !== undefined,
    ...calculationOf(question, scope),
    ...(notes.length > 0 ? { notes: lowerNotes(notes, 'QUESTION', scope.say, scope.images) } : {}),
  };
}

function validation(question: LinkedQuestion, { say, accepted }: QuestionBodyScope) {
  const { calculate, accepts, otherwise } = question;
  if (calculate || accepts === undefined || !otherwise) return {};
  return { validationRegex: accepted(question), validationErrorMessage: say(otherwise) };
}

function requiredOf(question: LinkedQuestion, { optional, formulaOf }: QuestionBodyScope): object {
  const { required, calculate } = question;
  if (calculate || required === 'never' || optional?.has(question))
    return { whenRequired: 'NEVER' };
  if (required === 'always') return { whenRequired: 'ALWAYS' };
  return { whenRequired: 'DEPENDENT', formula: formulaOf(required.when.expression) };
}

function optionsOf(question: LinkedQuestion, scope: QuestionBodyScope) {
  const { options, kind, calculate } = question;
  if (options.length === 0 || calculate) return {};
  if (kind === 'choices') {
    const choices = options.map(({ value, label }) => ({ id: value, label: scope.say(label) }));
    return { multiSelectQuestionOptions: choices };
  }
  return { questionOptions: options.map((option) => optionBody(option, question, scope)) };
}

/** An option. In a flow, one that is a word has an id, unless it adds no forms and decides no next set: then only a label. */
function optionBody(
  option: LinkedOption,
  question: LinkedQuestion,
  { say, steers }: QuestionBodyScope,
): object {
  const label = say(option.label);
  const value = question.kind === 'yesNo' ? option.value === 'true' : option.value;
  if (!question.forms) return { label, value };
  const forms = question.forms.get(option.value) ?? [];
  if (question.kind === 'yesNo')
    return { label, value, ...(forms.length > 0 ? { formsToComplete: forms } : {}) };
  if (forms.length === 0) return steers ? { label, id: option.value } : { label };
  return { label, id: option.value, formsToComplete: forms };
}

const roundingModes = { nearest: 'HALF_UP', up: 'CEILING', down: 'FLOOR' } as const;

function calculationOf({ calculate, scale = 0 }: LinkedQuestion, { formulaOf }: QuestionBodyScope) {
  if (!calculate) return {};
  return {
    calculation: {
      formula: formulaOf(calculate.is.expression),
      scale,
      ...(calculate.round ? { roundingMode: roundingModes[calculate.round] } : {}),
    },
  };
}
