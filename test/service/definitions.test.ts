import { usStates } from '@formpress/model';
import { expect, it } from 'vitest';
import { definitions } from '../foundation/compile-folder.ts';
import { employee, employer } from './people.ts';
import { readPdf } from './read-pdf.ts';
import { serviceOfDefinitions } from './service-of-definitions.ts';

const service = serviceOfDefinitions(definitions);

const montgomery = {
  streetAddress1: '11 S Union St',
  city: 'Montgomery',
  state: 'AL',
  zipCode: '36130',
};

type Summary = {
  id: string;
  formVersion: string;
  initialQuestionSet: string;
  recommended: boolean;
};
type Missing = { locality: string; number: string; reason: string };
type Mapping = { hasMoreQuestions: boolean; nextQuestionSetId?: string; perjuryStatement?: string };
type SetBody = {
  questions: {
    id: string;
    required: { whenRequired: string };
    questionOptions?: { value: string | boolean }[];
  }[];
  navigation: {
    navigationMapping?: Mapping;
    questionId?: string;
    navigationMappings?: Record<string, Mapping>;
  };
};

async function post(path: string, body: unknown, language = 'en'): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'accept-language': language };
  const response = await service().call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  });
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

/** Answers like a client: the last option of every required question. */
async function walk({ id, formVersion, initialQuestionSet }: Summary) {
  const answers: Record<string, string | boolean> = {};
  for (let set: string | undefined = initialQuestionSet; set; ) {
    const response = await service().call(
      `/v1/formQuestionSet/${id}/${set}?formVersion=${formVersion}`,
    );
    const { questions, navigation } = (await response.json()) as SetBody;
    for (const question of questions) {
      const option = question.questionOptions?.at(-1);
      if (option && question.required.whenRequired !== 'NEVER') answers[question.id] = option.value;
    }
    const chosen = String(answers[navigation.questionId ?? '']);
    const mapping: Mapping | undefined =
      navigation.navigationMapping ?? navigation.navigationMappings?.[chosen];
    if (!mapping?.hasMoreQuestions) return { answers, statement: mapping?.perjuryStatement };
    set = mapping.nextQuestionSetId;
  }
  throw new Error('An interview has no first set.');
}

it('leads from two addresses to signed certificates', async () => {
  const place = { homeAddress: montgomery, workAddresses: [montgomery] };
  const { forms } = (await post('/v1/forms', place)) as { forms: Summary[] };
  expect(forms.map(({ id }) => id)).toContain('W4101');
  for (const form of forms.filter(({ recommended }) => recommended)) {
    const { answers, statement } = await walk(form);
    expect(statement).toMatch(/\w/);
    const filled = await post('/v1/fillPdf', {
      formId: form.id,
      formVersion: form.formVersion,
      employee,
      employer,
      signForm: 'SIGN',
      fields: answers,
    });
    const { pdf, taxParameters } = filled as { pdf: string; taxParameters: unknown[] };
    expect(taxParameters.length).toBeGreaterThan(0);
    const { text, fields } = await readPdf(pdf);
    expect(text).toContain('2026-03-01 12:00:00 UTC');
    expect(fields).toEqual([]);
  }
});

/** What both endpoints say is missing for someone, as numbers and reasons by place. */
async function missingFor(home: string, work: string, language: string): Promise<string[]> {
  const addressIn = (state: string) => ({ ...montgomery, state });
  const place = { homeAddress: addressIn(home), workAddresses: [addressIn(work)] };
  const replies = await Promise.all(
    ['/v1/forms', '/v1/guided-flows'].map((path) => post(path, place, language)),
  );
  const [forms, flows] = replies.map(
    (reply) => (reply as { missingForms?: Missing[] }).missingForms,
  );
  expect(flows).toEqual(forms);
  return (forms ?? []).map(({ locality, number, reason }) => `${locality} ${number} ${reason}`);
}

it.each(['en', 'es', 'fr'])(
  'says in %s what is missing of every state, and only that',
  async (language) => {
    const found = new Map<string, string[]>();
    for (const state of usStates) found.set(state, await missingFor(state, state, language));
    const told = usStates.filter((state) => found.get(state)?.length !== 0);
    expect(told.toSorted()).toEqual(['DC', 'OR']);
    expect(found.get('DC')).toEqual(['DC D-4 OLD_REVISION']);
    expect(found.get('OR')).toEqual(['OR Metro/MultCo OPT NOT_WRITTEN']);
    for (const [state, missing] of found)
      expect(missing.filter((each) => !each.startsWith(`${state} `))).toEqual([]);
    expect(await missingFor('TX', 'HI', language)).toEqual(['HI HW-6 NOT_WRITTEN']);
    expect(await missingFor('IL', 'IA', language)).toEqual([]);
  },
);

it('serves the pages of every blank form, 1280 pixels wide', async () => {
  const catalog = (await (await service().call('/v1/getAllFormsCatalog')).json()) as {
    id: string;
  }[];
  for (const { id } of catalog) {
    const information = await service().call(`/v1/fillPdf/${id}`);
    const { blankFormImages } = (await information.json()) as { blankFormImages: string[] };
    expect(blankFormImages.length).toBeGreaterThan(0);
    for (const address of blankFormImages) {
      const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
      expect(bytes.readUInt32BE(16)).toBe(1280);
    }
    const blank = await service().call(`/v1/getPdf/${id}`);
    const { fields } = await readPdf(Buffer.from(await blank.arrayBuffer()).toString('base64'));
    expect(fields.filter((name) => name.startsWith('signatureLine'))).not.toEqual([]);
  }
});
