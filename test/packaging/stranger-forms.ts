import { expect } from 'vitest';
import { readPdf } from '../service/read-pdf.ts';

/** A program that walks the form of the starter folder with the core of the element, typed, in Node. */
export const coreWalk = (origin: string) => `
import { createInterview, type FormSource, type QuestionSet } from '@formpress/form';
import type { FormpressForm } from '@formpress/form/element';
const login = await fetch('${origin}/authentication/login', { headers: { 'api-key': process.env.FORMPRESS_KEY ?? '' } });
const { accessToken } = (await login.json()) as { accessToken: string };
const load = async (id: string): Promise<QuestionSet> => {
  const reply = await fetch(\`${origin}/v1/formQuestionSet/WY901/\${id}?formVersion=2026.1.0\`, {
    headers: { authorization: \`Bearer \${accessToken}\` },
  });
  return (await reply.json()) as QuestionSet;
};
export type Used = [FormSource, FormpressForm['answers']];
const interview = await createInterview({ start: 'QS1', load });
const moved: string[] = [];
for (let step = await interview.next(); moved.length < 9; step = await interview.next()) {
  if (step !== 'set') moved.push(step);
  if (step === 'end') break;
  interview.answer('isExempt', 'false');
  if (step === 'set') interview.answer('dependents', '2');
}
process.stdout.write(JSON.stringify([JSON.stringify(interview.reading.fields), ...moved]));
`;

const address = {
  streetAddress1: '12 Main Street',
  city: 'Birmingham',
  state: 'AL',
  zipCode: '35203',
};
/** A W-4 to be signed. */
export const w4 = {
  formId: 'W4101',
  employee: {
    firstName: 'Ana',
    lastName: 'Sample',
    socialSecurityNumber: '123-45-6789',
    address,
  },
  employer: { name: 'Example Company', federalEIN: '12-3456789', address },
  fields: {
    isNonResidentAlien: false,
    isExempt: false,
    filingStatus: 'SINGLE',
    multipleJobs: 'NONE',
    qualifyingChildren: '2',
    useDeductionsWorksheet: false,
  },
};

/** Logs in and signs a form; returns its PDF. */
export async function sign(origin: string, key: string, body: object): Promise<string> {
  const login = await fetch(`${origin}/authentication/login`, { headers: { 'api-key': key } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const reply = await fetch(`${origin}/v1/fillPdf`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, formVersion: '2026.1.0', signForm: 'SIGN' }),
  });
  const { pdf } = (await reply.json()) as { pdf: string };
  expect({ status: reply.status, isPdf: typeof pdf }).toEqual({ status: 200, isPdf: 'string' });
  return pdf;
}

/** The PDF is signed by Ana Sample and says these words. */
export async function expectSigned(pdf: string, printed: string): Promise<void> {
  const { text, fields } = await readPdf(pdf);
  for (const words of ['Ana', 'Sample', printed, 'Electronically signed'])
    expect(text).toContain(words);
  expect(fields).toEqual([]);
}
