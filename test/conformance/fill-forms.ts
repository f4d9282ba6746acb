import { type components, type QuestionSet, walk } from '@formpress/client';
import type { ListedPath } from '@formpress/compiler';
import { expect } from 'vitest';
import { readPdf } from '../service/read-pdf.ts';
import type { Subject, SubjectForm } from './subject.ts';

type Reply = components['schemas']['FillReply'];

/** Unlike any other number that is printed. */
const ssn = '219-09-9876';
const modes = ['PREVIEW', 'SIGN', 'SIGN_EXTERNALLY'] as const;

/** Walks each path as a client does, and completes the form in every mode. */
export async function fillForms(
  subject: Subject,
  pathsOf: (paths: readonly ListedPath[]) => readonly ListedPath[],
): Promise<void> {
  for (const form of subject.forms) {
    const ask = askFor(subject, form);
    let first = true;
    for (const path of pathsOf(form.paths)) {
      const [, ...rules] = path.finish.split(' ');
      // A client refuses a broken rule before it asks the service; test/client shows that.
      if (rules.length > 0) {
        await refusePath(subject, form, path, rules);
        continue;
      }
      const { interview, withFederal } = form.bundle;
      const { sets, end } = await walk({
        start: (path.federal ? withFederal : interview)?.start ?? '',
        ask: (set) => ask(set, path.federal !== undefined),
        answer: ({ id }) => path.answers[id] ?? '',
      });
      expect([form.bundle.id, path.number, sets]).toEqual([form.bundle.id, path.number, path.sets]);
      const isBarred = path.finish === 'INELIGIBLE';
      expect([form.bundle.id, end === 'INELIGIBLE']).toEqual([form.bundle.id, isBarred]);
      if (isBarred) await refusePath(subject, form, path, rules);
      else await fillPath(subject, form, path, first);
      first &&= isBarred;
    }
  }
}

type Ask = (set: string, federal: boolean) => Promise<QuestionSet>;

/** Every set is fetched once, however many paths pass it. */
function askFor({ call }: Subject, { bundle: { id, version } }: SubjectForm): Ask {
  const known = new Map<string, QuestionSet>();
  return async (set, federal) => {
    const query = `formVersion=${version}&hasFederalValues=${federal}`;
    const path = `/v1/formQuestionSet/${id}/${set}?${query}`;
    const body = known.get(path) ?? ((await call(path)).body as QuestionSet);
    known.set(path, body);
    return body;
  };
}

function requestFor({ bundle, people }: SubjectForm, { answers, federal }: ListedPath) {
  const { employer } = people;
  const employee = {
    ...people.employee,
    ...('socialSecurityNumber' in people.employee && { socialSecurityNumber: ssn }),
  };
  const { id: formId, version: formVersion } = bundle;
  const federalValues = federal && { federalValues: federal };
  return { formId, formVersion, employee, employer, fields: answers, ...federalValues };
}

/** Refused because the person cannot use the form, or because of rules between answers. */
async function refusePath(
  { call }: Subject,
  form: SubjectForm,
  path: ListedPath,
  rules: string[],
): Promise<void> {
  const body = requestFor(form, path);
  const { status, body: refused } = await call('/v1/fillPdf', { method: 'POST', body });
  const { errors } = refused as components['schemas']['Refusal'];
  const expected =
    rules.length > 0 ? rules.map((rule) => ['BROKEN_RULE', rule]) : [['INELIGIBLE', undefined]];
  expect([status, errors.map(({ code, rule }) => [code, rule])]).toEqual([400, expected]);
}

async function fillPath(
  { call }: Subject,
  form: SubjectForm,
  path: ListedPath,
  look: boolean,
): Promise<void> {
  const request = requestFor(form, path);
  for (const signForm of modes) {
    const headers = { timezone: 'America/New_York' };
    const body = { ...request, signForm };
    const filled = await call('/v1/fillPdf', { method: 'POST', body, headers });
    const error = (filled.body as { errors?: unknown }).errors;
    expect([request.formId, path.number, error]).toEqual([request.formId, path.number, undefined]);
    if (look) await lookAt((filled.body as Reply).pdf, signForm, form);
  }
}

/** Checks how the three modes differ. */
async function lookAt(pdf: string, mode: (typeof modes)[number], form: SubjectForm) {
  const { text, fields } = await readPdf(pdf);
  const id = form.bundle.id;
  const stamp = ' America/New_York';
  expect([id, mode, text.includes(stamp)]).toEqual([id, mode, mode === 'SIGN']);
  expect([id, mode, fields.length > 0]).toEqual([id, mode, mode === 'SIGN_EXTERNALLY']);
  const { socialSecurityNumber, socialInsuranceNumber } = form.people.employee;
  const number = String(socialSecurityNumber ? ssn : (socialInsuranceNumber ?? '')).replace(
    /\D/g,
    '',
  );
  const digits = text.replace(/[^0-9]/g, '');
  if (number && mode === 'PREVIEW') {
    expect([id, digits.includes(number)]).toEqual([id, false]);
    expect(Buffer.from(pdf, 'base64').includes(number)).toBe(false);
  }
}
