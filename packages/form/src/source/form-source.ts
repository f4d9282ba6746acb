import type { FillReply, FillRequest, FormInformation } from '../wire/fill.ts';
import type { FlowsReply, LocationRequest } from '../wire/flows.ts';
import type { Language } from '../wire/language.ts';
import type { QuestionSet } from '../wire/question-set.ts';

/** Which form version, in which language. Without a version it is the latest. */
export type FormQuery = { formId: string; formVersion?: string; language: Language };

/** Which question set of a form. */
export type QuestionSetQuery = FormQuery & { questionSetId: string; hasFederalValues: boolean };

/** Which question set of a guided flow. */
export type FlowSetQuery = { flowId: string; questionSetId: string; language: Language };

/** The language of messages and, for SIGN, the time zone of the signature. */
export type FillSettings = { language: Language; timeZone?: string };

/**
 * Where forms come from: the service below a path of the page's own origin (`httpSource`), or anything
 * else with the same five functions, such as a compiler in the same process. A function that refuses
 * throws `Refused`.
 */
export type FormSource = {
  form(query: FormQuery): Promise<FormInformation>;
  questionSet(query: QuestionSetQuery): Promise<QuestionSet>;
  fill(request: FillRequest, settings: FillSettings): Promise<FillReply>;
  flows(request: LocationRequest, settings: { language: Language }): Promise<FlowsReply>;
  flowQuestionSet(query: FlowSetQuery): Promise<QuestionSet>;
};
