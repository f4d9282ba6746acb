import type { FormSession } from '../sessions/form-session.ts';
import type { FieldProblem, Step } from '../sessions/session-types.ts';
import type { FillReply, SignForm } from '../wire/fill.ts';
import type { MissingForm } from '../wire/flows.ts';

/** The detail of `change`, after every answer. `answers` is what would be sent: only answers on the path. */
export type ChangeDetail = {
  id: string;
  answer: string;
  answers: Record<string, string>;
  calculated: Record<string, string>;
  path: string[];
};

/** The detail of `step`: another step is shown. */
export type StepDetail = { kind: Step['kind']; questionSetId?: string; path: string[] };

/** The detail of `refused`: answers were refused, by the element itself or by the service. */
export type RefusedDetail = { problems: FieldProblem[] };

/** The detail of `complete`: a form is complete. */
export type CompleteDetail = {
  formId: string;
  formVersion: string;
  signForm: SignForm;
  pdf: Blob;
  taxParameters: FillReply['taxParameters'];
  fields: Record<string, string>;
};

/** The detail of `finished`: all forms of an employee are complete, except those that cannot be completed here. */
export type FinishedDetail = { completed: CompleteDetail[]; missing: MissingForm[] };

/** Dispatches an event to the page. Events bubble and cross shadow roots. */
export function dispatch(element: HTMLElement, name: string, detail: object): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** The PDF of a reply, decoded from base64. */
export function pdfBlob({ pdf }: FillReply): Blob {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

/** Dispatches `complete` if the form is complete. */
export function dispatchComplete(element: HTMLElement, session: FormSession, sign: SignForm): void {
  if (session.step.kind !== 'done') return;
  const { reply } = session.step;
  const { formId, formVersion = '', signForm, fields } = session.request(sign);
  const pdf = pdfBlob(reply);
  const { taxParameters } = reply;
  const detail: CompleteDetail = { formId, formVersion, signForm, pdf, taxParameters, fields };
  dispatch(element, 'complete', detail);
}
