import type { Language } from '../wire/language.ts';
import { Refused } from '../wire/problem.ts';
import type { Note, QuestionSet } from '../wire/question-set.ts';
import type { FormSource } from './form-source.ts';

/** The service below a path of the page's own origin, where a proxy adds the key. Answers travel in bodies only. */
export function httpSource(path: string): FormSource {
  const base = path.replace(/\/+$/, '');
  if (!/^(?:\/(?!\/)|\.|$)/.test(base))
    throw new Error('The source of forms must be a path of the page itself, such as /formpress.');
  const get = <Body>(parts: string[], language: Language, query: Record<string, string> = {}) =>
    call<Body>(`${base}/${parts.map(encodeURIComponent).join('/')}${search(query)}`, language);
  const post = <Body>(name: string, language: Language, body: object, more = {}) =>
    call<Body>(`${base}/${name}`, language, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  return {
    form: ({ formId, formVersion, language }) =>
      get(['fillPdf', formId], language, versioned(formVersion)),
    questionSet: ({ formId, questionSetId, formVersion, hasFederalValues, language }) =>
      get<QuestionSet>(['formQuestionSet', formId, questionSetId], language, {
        ...versioned(formVersion),
        ...(hasFederalValues ? { hasFederalValues: 'true' } : {}),
      }).then((set) => withOwnImages(set, base)),
    fill: (request, { language, timeZone }) =>
      post('fillPdf', language, request, timeZone === undefined ? {} : { timezone: timeZone }),
    flows: (request, { language }) => post('guided-flows', language, request),
    flowQuestionSet: ({ flowId, questionSetId, language }) =>
      get(['flowQuestionSet', flowId, questionSetId], language),
  };
}

/** A question set whose pictures come from the page's own origin too. */
function withOwnImages(set: QuestionSet, base: string): QuestionSet {
  const own = ({ href, ...note }: Note): Note =>
    href === undefined
      ? note
      : { ...note, href: href.replace(/^https?:\/\/[^/]+(?=\/images\/)/, base) };
  const notesOf = (notes: Note[] | undefined) => (notes ? { notes: notes.map(own) } : {});
  const questions = set.questions.map((each) => ({ ...each, ...notesOf(each.notes) }));
  return { ...set, questions, ...notesOf(set.notes) };
}

function versioned(formVersion: string | undefined): Record<string, string> {
  return formVersion === undefined ? {} : { formVersion };
}

function search(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

async function call<Body>(url: string, language: Language, init: RequestInit = {}): Promise<Body> {
  const response = await fetch(url, {
    ...init,
    credentials: 'same-origin',
    cache: init.method === 'POST' ? 'no-store' : 'default',
    headers: { ...init.headers, accept: 'application/json', 'accept-language': language },
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson ? await response.json() : undefined;
  if (!response.ok || body === undefined) throw new Refused(response, body);
  return body as Body;
}
