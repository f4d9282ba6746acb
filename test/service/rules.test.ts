import { expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { fillWith, refuseWith, request } from './fill-calls.ts';
import { serviceOfDefinitions } from './service-of-definitions.ts';

const service = serviceOfDefinitions(kitchenSink);
const sinks = { ...request, formId: 'NV901' };

const stone = {
  en: 'Nobody can own more than 3 sinks of stone.',
  es: 'Nadie puede tener más de 3 fregaderos de piedra.',
  fr: 'Personne ne peut avoir plus de 3 éviers en pierre.',
};
const plumber = {
  en: 'With ten sinks or more, name your plumber.',
  es: 'Con diez fregaderos o más, nombre a su plomero.',
  fr: 'Avec dix éviers ou plus, nommez votre plombier.',
};

it.each(['en', 'es', 'fr'] as const)(
  'tells a client the rules of a set, last, in %s',
  async (language) => {
    const path = '/v1/formQuestionSet/NV901/QS1';
    const response = await service().call(path, { headers: { 'accept-language': language } });
    const set = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(set).at(-1)).toBe('rules');
    expect(set.rules).toEqual([
      {
        id: 'fewStoneSinks',
        questionId: 'allowances',
        formula: "material == 'STONE' && allowances > 3",
        message: stone[language],
      },
      {
        id: 'plumberForMany',
        questionId: 'plumber',
        formula: "allowances > 9 && plumber == ''",
        message: plumber[language],
        advise: true,
      },
    ]);
  },
);

it('leaves rules out where there are none', async () => {
  const response = await service().call('/v1/formQuestionSet/FD901/QS1', {});
  expect(await response.json()).not.toHaveProperty('rules');
});

it.each(['en', 'es', 'fr'] as const)(
  'refuses answers that break a rule, in %s',
  async (language) => {
    const body = { ...sinks, fields: { allowances: 4, material: 'STONE' } };
    const { errors } = await refuseWith(service(), body, { 'accept-language': language });
    expect(errors).toEqual([
      {
        field: 'fields.allowances',
        code: 'BROKEN_RULE',
        message: stone[language],
        rule: 'fewStoneSinks',
      },
    ]);
  },
);

it('reports a broken rule beside what else is wrong, but not one about a refused answer', async () => {
  const wrong = { ...sinks, fields: { allowances: 4, material: 'STONE', sink: 1 } };
  const both = await refuseWith(service(), wrong);
  expect(both.errors.map(({ field, code }) => [field, code])).toEqual([
    ['fields.allowances', 'BROKEN_RULE'],
    ['fields.sink', 'UNKNOWN_QUESTION'],
  ]);
  const refused = await refuseWith(service(), {
    ...sinks,
    fields: { allowances: 'x', material: 'STONE' },
  });
  expect(refused.errors.map(({ field, code }) => [field, code])).toEqual([
    ['fields.allowances', 'INVALID_ANSWER'],
  ]);
});

it('never refuses for advice, nor puts it into a notice', async () => {
  const filled = await fillWith(service(), {
    ...sinks,
    fields: { allowances: 10, material: 'STEEL' },
  });
  expect(filled).not.toHaveProperty('notice');
  expect(filled).not.toHaveProperty('rules');
});

it.each([
  ['en', 'Enter a whole number from 0 to 40.'],
  ['es', 'Escriba un número entero de 0 a 40.'],
  ['fr', 'Entrez un nombre entier de 0 à 40.'],
])('refuses a number beyond its bound, in %s', async (language, message) => {
  const headers = { 'accept-language': language };
  const response = await service().call('/v1/formQuestionSet/NV901/QS1', { headers });
  const { questions } = (await response.json()) as { questions: Record<string, unknown>[] };
  expect(questions[0]).toMatchObject({
    validationRegex: '^(?:[0-9]|[0-3][0-9]|40)$',
    validationErrorMessage: message,
  });
  const body = { ...sinks, fields: { allowances: 41, material: 'STEEL', plumber: 'Mario' } };
  const { errors } = await refuseWith(service(), body, headers);
  expect(errors).toEqual([{ field: 'fields.allowances', code: 'INVALID_ANSWER', message }]);
});
