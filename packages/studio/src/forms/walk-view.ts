import { fillerOf, type LoweredForm, personOf } from '@formpress/compiler';
import {
  type Completed,
  complete,
  type FillRequest,
  type Person,
  pdfValues,
  prepareForm,
  rulesBrokenBy,
  type Walk,
  walk,
} from '@formpress/engine';
import type { RefusalView, WalkRequest, WalkView } from '../foundation/wire.ts';
import { endNamed, ineligible } from './graph-view.ts';
import type { OpenForm } from './open-forms.ts';
import type { PictureStore } from './picture-store.ts';
import { type PrintedPages, printPages } from './print-pages.ts';

/** Follows answers as the service does, and fills the pages with what is known so far. */
export async function walkView(
  form: OpenForm,
  asked: WalkRequest,
  pictures: PictureStore,
): Promise<WalkView> {
  const { bundle } = form.lowered;
  const request = requestOf(form.lowered, asked);
  const walked = walk(bundle, request.fields, request.federalValues, asked.language);
  const { completed, refusals, printed } = await filledWith(form.lowered, request, asked, walked);
  return {
    visited: walked.visited,
    asked: walked.asked,
    end: endOf(walked),
    values: Object.fromEntries([...walked.values].map(([id, { text }]) => [id, text])),
    refusals: [...refusals, ...printed.refusals].map((each) => refusalView(each, asked)),
    advice: adviceIn(form.lowered, request, walked, asked),
    taxParameters: completed?.taxParameters ?? [],
    ...(completed && { statement: completed.statement[asked.language] }),
    pages: pictures.keep(printed.pdf),
    ...servedOn(asked.date, form),
  };
}

/** The request that a client would send. People that are not given are the standard ones. */
function requestOf({ bundle }: LoweredForm, asked: WalkRequest): FillRequest {
  const { answers, federal, isSigned, language } = asked;
  return {
    employee: personOf('employee', asked.employee as Person | undefined, bundle),
    employer: personOf('employer', asked.employer as Person | undefined, bundle),
    fields: answers,
    ...(federal && { federalValues: federal }),
    signForm: isSigned ? 'SIGN' : 'SIGN_EXTERNALLY',
    language,
  };
}

type Filled = {
  completed: Completed | undefined;
  refusals: PrintedPages['refusals'];
  printed: PrintedPages;
};

async function filledWith(
  form: LoweredForm,
  request: FillRequest,
  { date }: WalkRequest,
  walked: Walk,
): Promise<Filled> {
  const clock = { now: new Date(`${date}T12:00:00Z`), timeZone: 'UTC' };
  const result = complete(form.bundle, request, clock, walked);
  if ('completed' in result) {
    const { completed } = result;
    return { completed, refusals: [], printed: await printPages(form, request, completed) };
  }
  const pdf = pdfValues(prepareForm(form.bundle), request, walked.values, clock);
  const filled = fillerOf(form).fill(pdf, request.signForm);
  const printed = 'pdf' in filled ? filled.pdf : form.template;
  return {
    completed: undefined,
    refusals: result.refusals,
    printed: { pdf: printed, refusals: [] },
  };
}

function endOf({ end }: Walk): WalkView['end'] {
  if ('finish' in end) return { kind: 'finish', name: endNamed(end.finish) };
  if ('ineligible' in end) return { kind: 'ineligible', name: ineligible };
  return { kind: 'unanswered', name: end.unanswered };
}

function refusalView(
  { field = '', code, message }: PrintedPages['refusals'][number],
  { language }: WalkRequest,
): RefusalView {
  const question = /^fields\.(.+)$/.exec(field)?.[1];
  return { field, code, message: message[language], ...(question && { question }) };
}

function adviceIn(
  { bundle }: LoweredForm,
  request: FillRequest,
  walked: Walk,
  { language }: WalkRequest,
): string[] {
  const broken = new Set(rulesBrokenBy(bundle, request, walked));
  return (bundle.rules ?? []).flatMap(({ id, advise, message }) =>
    advise && broken.has(id) ? [message[language]] : [],
  );
}

/** The version that is in force on a day: the last one that began by then and was not withdrawn. */
function servedOn(date: string, { family, linked }: OpenForm): { servedVersion?: string } {
  const served = family.linked
    .filter(({ id, facts, withdrawn }) => {
      const isOffered = withdrawn === undefined || withdrawn.on > date;
      return id === linked.id && facts.effective <= date && isOffered;
    })
    .sort((a, b) => (a.facts.effective < b.facts.effective ? -1 : 1))
    .at(-1);
  return served ? { servedVersion: served.version } : {};
}
