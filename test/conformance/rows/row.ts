import type { components } from '@formpress/client';
import type { Exchange } from '../exchange.ts';

/** A row of the interface: whether an exchange shows it. */
export type Row = (exchange: Exchange) => boolean;

type Schemas = components['schemas'];

/** The questions of a question set. */
export function questionsIn(exchange: Exchange): Schemas['Question'][] {
  return setIn(exchange)?.questions ?? [];
}

/** A question set that was sent. */
export function setIn({ operation, status, body }: Exchange): Schemas['QuestionSet'] | undefined {
  const isSet = operation === 'formQuestionSet' || operation === 'flowQuestionSet';
  return isSet && status === 200 ? (body as Schemas['QuestionSet']) : undefined;
}

/** The notes of a set and of its questions. */
export function notesIn(exchange: Exchange): Schemas['Note'][] {
  const ofQuestions = questionsIn(exchange).flatMap(({ notes = [] }) => notes);
  return [...(setIn(exchange)?.notes ?? []), ...ofQuestions];
}

/** Forms that were listed by address. */
export function formsIn({ operation, status, body }: Exchange): Schemas['FormSummary'][] {
  return operation === 'forms' && status === 200 ? (body as Schemas['FormsReply']).forms : [];
}

/** Flows that were listed by address. */
export function flowsIn({ operation, status, body }: Exchange): Schemas['Flow'][] {
  return operation === 'guidedFlows' && status === 200 ? (body as Schemas['FlowsReply']).flows : [];
}

/** The location data in a reply. */
export function locationsIn(exchange: Exchange): Schemas['LocationData'][] {
  const { operation, status, body } = exchange;
  const isPlaced = operation === 'forms' || operation === 'guidedFlows';
  return isPlaced && status === 200 ? (body as Schemas['FormsReply']).locationData : [];
}

/** A form that was described. */
export function informationIn(exchange: Exchange): Schemas['FormInformation'] | undefined {
  const { operation, status, body } = exchange;
  const isIt = operation === 'formInformation' && status === 200;
  return isIt ? (body as Schemas['FormInformation']) : undefined;
}

/** A form that was completed, and what was sent for it. */
export function filledIn({ operation, status, body, sent }: Exchange) {
  if (operation !== 'fillPdf' || status !== 200) return undefined;
  return { reply: body as Schemas['FillReply'], request: sent.body as Schemas['FillRequest'] };
}
