import type { components } from '@formpress/client';
import type { Exchange } from '../exchange.ts';
import { flowsIn, formsIn, questionsIn, type Row, setIn } from './row.ts';

type Schemas = components['schemas'];

/** Rows about where answers lead, options, flows and forms. */
export const navigationRows: Record<string, Row> = {
  'navigation CONSTANT to a set': (exchange) =>
    constantIn(exchange).some((next) => next.hasMoreQuestions && next.nextQuestionSetId),
  'navigation CONSTANT to the end, with a statement and no next set': (exchange) =>
    constantIn(exchange).some(
      (next) => !next.hasMoreQuestions && next.perjuryStatement && !('nextQuestionSetId' in next),
    ),
  'navigation VARIABLE to a set': (exchange) =>
    variableIn(exchange).some(([, next]) => next.hasMoreQuestions && next.nextQuestionSetId),
  'navigation VARIABLE to the end, with a statement': (exchange) =>
    variableIn(exchange).some(([, next]) => !next.hasMoreQuestions && next.perjuryStatement),
  'navigation VARIABLE to INELIGIBLE': (exchange) =>
    variableIn(exchange).some(
      ([, next]) => !next.hasMoreQuestions && next.nextQuestionSetId === 'INELIGIBLE',
    ),
  'navigation VARIABLE by a question of this set': (exchange) => steersBy(exchange) === 'here',
  'navigation VARIABLE by a question of an earlier set': (exchange) =>
    steersBy(exchange) === 'before',
  'navigation VARIABLE by yes or no, with keys of text': (exchange) =>
    variableIn(exchange).some(([key]) => key === 'true'),
  'several statements in one form': (exchange) =>
    new Set(variableIn(exchange).flatMap(([, next]) => next.perjuryStatement ?? [])).size > 1,
  'statement with an answer in it': (exchange) =>
    [...constantIn(exchange), ...variableIn(exchange).map(([, next]) => next)].some((next) =>
      /\{\{ ?\w+ ?\}\}/.test(next.perjuryStatement ?? ''),
    ),
  'flow: the end without a statement': ({ operation, ...exchange }) =>
    operation === 'flowQuestionSet' &&
    constantIn({ operation, ...exchange }).some((next) => !('perjuryStatement' in next)),
  'option with a boolean value': (exchange) =>
    optionsIn(exchange).some(({ value }) => typeof value === 'boolean'),
  'option with a text value': (exchange) =>
    optionsIn(exchange).some(({ value }) => typeof value === 'string' && /[A-Z]/.test(value)),
  'option with a decimal value': (exchange) =>
    optionsIn(exchange).some(({ value }) => typeof value === 'string' && /^\d+\.\d+$/.test(value)),
  'option with forms and a value': (exchange) =>
    optionsIn(exchange).some(({ formsToComplete, value }) => formsToComplete && value),
  'option with forms and an id': (exchange) =>
    optionsIn(exchange).some(({ formsToComplete, id }) => formsToComplete && id),
  'option of a flow that yields no forms': (exchange) =>
    exchange.operation === 'flowQuestionSet' &&
    optionsIn(exchange).some((option) => !('formsToComplete' in option)),
  'a form summary in an option has no recommended': (exchange) =>
    optionsIn(exchange).some(
      ({ formsToComplete: [form] = [] }) => form && !('recommended' in form),
    ),
  'form recommended': (exchange) => formsIn(exchange).some(({ recommended }) => recommended),
  'form not recommended': (exchange) =>
    formsIn(exchange).some(({ recommended }) => recommended === false),
  ...Object.fromEntries(
    ['FEDERAL', 'CANADA_FEDERAL', 'WY', 'YT'].map((locality): [string, Row] => [
      `form of ${locality}`,
      (exchange) => formsIn(exchange).some(({ formLocality }) => formLocality === locality),
    ]),
  ),
  ...Object.fromEntries(
    ['RESIDENT', 'NONRESIDENT', 'CANADA_RESIDENT'].map((status): [string, Row] => [
      `flow of a ${status}, with its id`,
      (exchange) =>
        flowsIn(exchange).some(
          ({ id, locality, residencyStatus }) =>
            residencyStatus === status && id === `${locality}_${status}`,
        ),
    ]),
  ),
  'flow FEDERAL without residencyStatus': (exchange) =>
    flowsIn(exchange).some((flow) => flow.id === 'FEDERAL' && !('residencyStatus' in flow)),
  'flow CANADA_FEDERAL': (exchange) => flowsIn(exchange).some(({ id }) => id === 'CANADA_FEDERAL'),
  'flow with questions, without forms': (exchange) =>
    flowsIn(exchange).some(
      (flow) => flow.hasFlowQuestions && flow.initialQuestionSetId && !('formsToComplete' in flow),
    ),
  'flow without questions, with forms': (exchange) =>
    flowsIn(exchange).some(
      (flow) => !flow.hasFlowQuestions && flow.formsToComplete && !('initialQuestionSetId' in flow),
    ),
  'a state without income tax gives federal forms alone': (exchange) =>
    sentOnly(exchange, 'TX') && formsIn(exchange).every((form) => form.formLocality === 'FEDERAL'),
};

function constantIn(exchange: Exchange): Schemas['NavigationMapping'][] {
  const navigation = setIn(exchange)?.navigation;
  return navigation?.navigationType === 'CONSTANT' ? [navigation.navigationMapping] : [];
}

function variableIn(exchange: Exchange): [string, Schemas['NavigationMapping']][] {
  return Object.entries(variableNavigationIn(exchange)?.navigationMappings ?? {});
}

function variableNavigationIn(exchange: Exchange): Schemas['VariableNavigation'] | undefined {
  const navigation = setIn(exchange)?.navigation;
  return navigation?.navigationType === 'VARIABLE' ? navigation : undefined;
}

function steersBy(exchange: Exchange): 'here' | 'before' | undefined {
  const steering = variableNavigationIn(exchange)?.questionId;
  if (steering === undefined) return undefined;
  return questionsIn(exchange).some(({ id }) => id === steering) ? 'here' : 'before';
}

function optionsIn(exchange: Exchange): Schemas['QuestionOption'][] {
  return questionsIn(exchange).flatMap(({ questionOptions = [] }) => questionOptions);
}

function sentOnly(exchange: Exchange, state: string): boolean {
  if (exchange.operation !== 'forms' || exchange.status !== 200) return false;
  const { homeAddress, workAddresses } = exchange.sent.body as Schemas['LocationRequest'];
  return [homeAddress, ...workAddresses].every((each) => 'state' in each && each.state === state);
}
