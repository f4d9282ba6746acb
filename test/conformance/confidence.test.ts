import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { austin } from '../service/people.ts';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';

const folder = temporaryFolder();
let service: TestedService;

const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const effective = '2026-01-01';
const version = '2026.1.0';

beforeAll(async () => {
  const release = join(folder.path, 'release');
  writeSmallRelease(
    release,
    [
      {
        id: 'AA101',
        version: '2017.1.0',
        effective: '2017-01-01',
        confidence: { basis: 'MEMORY' },
      },
      { id: 'AA101', version, effective, confidence: { basis: 'AGENCY_FILE', sha256 } },
      {
        id: 'BB101',
        version,
        effective,
        confidence: { basis: 'OTHER_SOURCE', source: 'Text of the A-4 in a library' },
      },
      {
        id: 'CC101',
        version,
        effective,
        confidence: { basis: 'CARRIED_OVER', from: 'AA101 2017.1.0' },
      },
      {
        id: 'DD101',
        version,
        effective,
        confidence: {
          basis: 'DERIVED',
          from: 'AA101 2026.1.0',
          rule: 'The state takes the federal form.',
        },
      },
      { id: 'EE101', version, effective, confidence: { basis: 'MEMORY' } },
      { id: 'FF101', version, effective, confidence: 'unverified' },
      { id: 'GG101', version, effective, tagged: true },
    ],
    {
      outdated: [
        { id: 'AA101', since: '2018-01-01' },
        { id: 'EE101', since: '2026-03-02' },
      ],
    },
  );
  service = await serviceForTests(release);
});
beforeEach(() => service.moveTo('2026-03-01T12:00:00Z'));
afterAll(async () => {
  await service.close();
  folder.remove();
});

async function get(path: string, language = 'en') {
  const response = await service.call(path, { headers: { 'accept-language': language } });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

async function confidenceOf(query: string, language?: string): Promise<unknown> {
  const body = await get(`/v1/fillPdf/${query}`, language);
  expect(Object.keys(body).slice(-2)).toEqual(['confidence', 'accessibility']);
  return body.confidence;
}

/** The notice in the reply of fillPdf. */
async function noticeOfFilling(formId: string, formVersion?: string): Promise<unknown> {
  const response = await service.call('/v1/fillPdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formId,
      ...(formVersion && { formVersion }),
      employee: { firstName: 'Jordan', lastName: 'Rivera' },
      employer: {},
      fields: { dependents: '2' },
    }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { notice?: unknown }).notice;
}

const outdatedNow =
  'A newer revision or newer amounts of this form have been in force since 2026-03-02; the amounts of this one may be out of date.';

it('says as the last key of form information what a version was checked against', async () => {
  expect(await confidenceOf('AA101')).toEqual({
    basis: 'AGENCY_FILE',
    sha256,
    message: "It was checked against the agency's own file of this revision.",
  });
  expect(await confidenceOf('BB101?formVersion=2026.1.0')).toEqual({
    basis: 'OTHER_SOURCE',
    source: 'Text of the A-4 in a library',
    message:
      "It was checked against a source other than the agency's file: Text of the A-4 in a library.",
  });
  expect(await confidenceOf('CC101')).toEqual({
    basis: 'CARRIED_OVER',
    from: 'AA101 2017.1.0',
    message: 'It was carried over from AA101 2017.1.0 and not checked against its own revision.',
  });
  expect(await confidenceOf('DD101')).toEqual({
    basis: 'DERIVED',
    from: 'AA101 2026.1.0',
    rule: 'The state takes the federal form.',
    message: 'It was derived from AA101 2026.1.0 and not checked against its own revision.',
  });
  const memory = {
    basis: 'MEMORY',
    message: 'It was written from memory and not checked against any source.',
  };
  for (const id of ['EE101', 'FF101', 'GG101']) expect(await confidenceOf(id)).toEqual(memory);
});

it('says it in the language of the caller', async () => {
  const message = async (language: string) =>
    ((await confidenceOf('CC101', language)) as { message: string }).message;
  expect([await message('es'), await message('fr-CA')]).toEqual([
    'Se tomó de AA101 2017.1.0 y no se cotejó con su propia revisión.',
    "Elle a été reprise de AA101 2017.1.0 et n'a pas été vérifiée d'après sa propre révision.",
  ]);
});

it('says from its day on that a version is out of date, and in a notice that is due anyway', async () => {
  const warning = { type: 'WARNING', message: expect.not.stringContaining('newer revision') };
  expect((await get('/v1/formQuestionSet/EE101/QS1')).notice).toEqual(warning);
  service.moveTo('2026-03-02T00:00:00Z');
  expect(await confidenceOf('EE101?formVersion=2026.1.0')).toEqual({
    basis: 'MEMORY',
    outdatedSince: '2026-03-02',
    message: `It was written from memory and not checked against any source. ${outdatedNow}`,
  });
  expect((await get('/v1/formQuestionSet/EE101/QS1')).notice).toEqual({
    type: 'WARNING',
    message: `No formVersion was sent, so the latest version, 2026.1.0, was used. A later version can make stored answers invalid: send formVersion. ${outdatedNow}`,
  });
  expect((await get('/v1/formQuestionSet/EE101/QS1', 'fr')).notice).toEqual({
    type: 'WARNING',
    message:
      "formVersion n'a pas été envoyé ; la version la plus récente, 2026.1.0, a donc été utilisée. Une version ultérieure peut rendre invalides des réponses conservées : envoyez formVersion. Une révision plus récente de ce formulaire ou de ses montants est en vigueur depuis le 2026-03-02 ; les montants de celle-ci peuvent être périmés.",
  });
  expect(await get('/v1/formQuestionSet/EE101/QS1?formVersion=2026.1.0')).not.toHaveProperty(
    'notice',
  );
  expect(await get('/v1/fillPdf/EE101?formVersion=2026.1.0')).not.toHaveProperty('notice');
  expect(await noticeOfFilling('EE101')).toEqual({
    type: 'WARNING',
    message: expect.stringMatching(
      /send formVersion\. A newer revision or newer amounts of this form have been in force/,
    ),
  });
  expect(await noticeOfFilling('EE101', version)).toBeUndefined();
});

it('says of a deprecated version that it is out of date, not of the current one that replaced it', async () => {
  const outdated =
    'A newer revision or newer amounts of this form have been in force since 2018-01-01; the amounts of this one may be out of date.';
  const body = await get('/v1/fillPdf/AA101?formVersion=2017.1.0');
  expect(Object.entries(body).slice(-3, -1)).toEqual([
    [
      'notice',
      {
        type: 'DEPRECATION',
        message: `Version 2017.1.0 of this form is deprecated. The current version is 2026.1.0. ${outdated}`,
      },
    ],
    [
      'confidence',
      {
        basis: 'MEMORY',
        outdatedSince: '2018-01-01',
        message: `It was written from memory and not checked against any source. ${outdated}`,
      },
    ],
  ]);
});

it('says whether screen readers can follow the PDF', async () => {
  const said = async (id: string) => (await get(`/v1/fillPdf/${id}`)).accessibility;
  expect([await said('GG101'), await said('AA101')]).toEqual(['tagged', 'untagged']);
});

it('adds nothing to the catalog and to summaries', async () => {
  const catalog = (await (await service.call('/v1/getAllFormsCatalog')).json()) as object[];
  expect(catalog[0]).toEqual({ id: 'AA101', version: '2026.1.0' });
  const place = { homeAddress: austin, workAddresses: [austin] };
  const reply = await service.call('/v1/forms', {
    method: 'POST',
    body: JSON.stringify(place),
    headers: { 'content-type': 'application/json' },
  });
  const { forms } = (await reply.json()) as { forms: object[] };
  expect(forms[0]).toEqual({
    id: 'AA101',
    name: 'W-4',
    title: 'A certificate',
    formVersion: '2026.1.0',
    formLocality: 'FEDERAL',
    formType: 'NON_RESIDENT',
    recommended: true,
    initialQuestionSet: 'QS1',
  });
});
