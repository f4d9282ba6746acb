import { join } from 'node:path';
import { prepareForm, readAnswer } from '@formpress/engine';
import type { Bundle, Question } from '@formpress/model';
import { firstFault, numbersOf } from '@formpress/patterns';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definitions } from '../foundation/compile-folder.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import { codesOf, fillWith, refuseWith } from '../service/fill-calls.ts';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { answerForm, employee } from './answer-form.ts';
import { canadianBundles } from './canadian-bundles.ts';

const folder = temporaryFolder();
let service: TestedService;
let bundles: Map<string, Bundle>;
beforeAll(async () => {
  bundles = await canadianBundles();
  await compiledRelease(definitions, join(folder.path, 'release'));
  service = await serviceForTests(join(folder.path, 'release'));
}, 900_000);
afterAll(async () => {
  await service.close();
  folder.remove();
});

const spaces = [' ', '\u00a0', '\u202f', '\u2009'];

/** The ways in which a plain amount such as 1250.50 is written in French. */
function frenchWritings(plain: string): string[] {
  const [whole = '', decimals] = plain.split('.');
  const cents = decimals === undefined ? '' : `,${decimals}`;
  const grouped = (mark: string) => whole.replace(/(?<=[0-9])(?=(?:[0-9]{3})+$)/g, mark);
  const bare = [plain, whole + cents, ...spaces.map((space) => grouped(space) + cents)];
  if (decimals !== undefined) bare.push(grouped('.') + cents, `${grouped(',')}.${decimals}`);
  return bare.flatMap((text) => [text, `${text} $`, `${text}\u00a0$`, `$${text}`, `${text} CAD`]);
}

/** The distinct amounts of all forms. */
function amounts(): { bundle: Bundle; question: Question }[] {
  const found = new Map<string, { bundle: Bundle; question: Question }>();
  for (const bundle of bundles.values())
    for (const question of Object.values(bundle.questions))
      if (question.kind === 'number' && question.acceptsIn?.fr?.includes('CAD'))
        found.set(question.accepts ?? '', { bundle, question });
  return [...found.values()];
}

it('reads every French writing of an amount as the amount', () => {
  const all = amounts();
  expect(all).not.toEqual([]);
  for (const { bundle, question } of all) {
    const form = prepareForm(bundle);
    const { greatest = '0' } = numbersOf(question.accepts ?? '');
    const cents = Math.round(Number(greatest) * 100);
    const amount = fc.nat({ max: Math.min(cents, 2 ** 31 - 1) });
    fc.assert(
      fc.property(amount, fc.boolean(), (one, isWhole) => {
        const plain = isWhole ? String(Math.floor(one / 100)) : (one / 100).toFixed(2);
        const { sent: _, ...english } = { sent: '', ...readAnswer(question, plain, form) };
        for (const text of frenchWritings(plain)) {
          const { sent: _, ...french } = { sent: '', ...readAnswer(question, text, form, 'fr') };
          expect([text, french]).toEqual([text, english]);
        }
      }),
      { numRuns: 25 },
    );
  }
});

it('refuses every amount that could be two, and reads no text in two ways', () => {
  for (const { bundle, question } of amounts()) {
    const form = prepareForm(bundle);
    for (const text of ['1,250', '25,505', '1.250', '1 25', '-25', '1,2,3', '25 $ 50', '1e3'])
      expect([text, readAnswer(question, text, form, 'fr')]).toEqual([
        text,
        { refused: question.otherwise },
      ]);
  }
});

it('has French patterns without faults', () => {
  const questions = [...bundles.values()].flatMap((bundle) => Object.values(bundle.questions));
  const patterns = new Set(questions.flatMap(({ acceptsIn }) => acceptsIn?.fr ?? []));
  expect([...patterns].flatMap((pattern) => firstFault(pattern) ?? [])).toEqual([]);
});

const known = {
  dateOfBirth: '1958-03-07',
  isNonResident: 'false',
  moreThanOneEmployer: 'false',
  additionalTaxPerPay: '1250.50',
  additionalTaxPerPayment: '1250.50',
};

function requestFor(id: string, written: Record<string, string> = {}) {
  const bundle = bundles.get(`${id} 2026.1.0`);
  if (!bundle) throw new Error(`There is no ${id}.`);
  const asked = Object.entries(known).filter(([name]) => Object.hasOwn(bundle.questions, name));
  const { fields } = answerForm(bundle, Object.fromEntries(asked));
  const { address: _, ...person } = employee;
  const address = { ...employee.address };
  const employer = { name: 'Érablière Côté', address };
  return {
    formId: id,
    formVersion: '2026.1.0',
    employee: { ...person, address },
    employer,
    fields: { ...fields, ...written },
  };
}

it.each(['TD101', 'QC101', 'QC101FR'])(
  'gives the same reply to French writings over HTTP: %s',
  async (id) => {
    const french = { 'accept-language': 'fr-CA' };
    const plain = await fillWith(service, requestFor(id));
    const more = id === 'TD101' ? 'additionalTaxPerPayment' : 'additionalTaxPerPay';
    for (const amount of ['1 250,50 $', '1\u202f250,5', '$1.250,50', '1250,50 CAD'])
      for (const dateOfBirth of ['7 mars 1958', '1958/03/07', '19580307', '1958\u00a003\u00a007']) {
        const written = requestFor(id, { [more]: amount, dateOfBirth });
        expect(await fillWith(service, written, french)).toEqual(plain);
      }
    for (const language of ['en', 'es']) {
      const written = requestFor(id, { [more]: '1 250,50', dateOfBirth: '19580307' });
      const refused = await refuseWith(service, written, { 'accept-language': language });
      expect(codesOf(refused)).toEqual([
        ['fields.dateOfBirth', 'INVALID_ANSWER'],
        [`fields.${more}`, 'INVALID_ANSWER'],
      ]);
    }
  },
);

it('takes an expiry date as it is written in French, and tells what it accepts', async () => {
  const body = requestFor('TD101');
  const temporary = (socialInsuranceNumberExpiryDate: string) => ({
    ...body,
    employee: {
      ...body.employee,
      socialInsuranceNumber: '900000001',
      socialInsuranceNumberExpiryDate,
    },
  });
  const french = { 'accept-language': 'fr' };
  const plain = await fillWith(service, temporary('2099-03-07'));
  expect(await fillWith(service, temporary('7 mars 2099'), french)).toEqual(plain);

  const information = async (language: string) => {
    const headers = { 'accept-language': language };
    const response = await service.call('/v1/fillPdf/TD101?formVersion=2026.1.0', { headers });
    const { formFields } = (await response.json()) as { formFields: Fields };
    return [
      formFields.employee.socialInsuranceNumberExpiryDate,
      formFields.fields.dateOfBirth,
      formFields.fields.additionalTaxPerPayment,
    ].map((pattern = '') =>
      ['7 mars 1999', '1 250,50 $'].map((text) => new RegExp(pattern).test(text)),
    );
  };
  expect(await information('fr')).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
  const none = [false, false];
  expect(await information('en')).toEqual([none, none, none]);
});

type Fields = Record<'employee' | 'fields', Record<string, string | undefined>>;
