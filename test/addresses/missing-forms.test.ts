import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { callerOf, serviceWithKeys } from '../access/key-callers.ts';
import { austin, cheyenne } from '../service/people.ts';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');
const open: TestedService[] = [];
afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));
afterAll(() => folder.remove());

const usual = { id: 'W4101', version: '2026.1.0', effective: '2026-01-01' };
const production = {
  NODE_ENV: 'production',
  KEYS_FILE: join(folder.path, 'keys.json'),
  TOKEN_SECRET: 'a secret of at least thirty-two bytes',
};
const paths = ['/v1/forms', '/v1/guided-flows'];

function location(home: object = austin) {
  return {
    method: 'POST',
    body: JSON.stringify({ homeAddress: home, workAddresses: [home] }),
    headers: { 'content-type': 'application/json' },
  };
}

type Call = (path: string, init?: RequestInit) => Promise<Response>;

/** What both endpoints say is missing, which must be the same. */
async function missing(call: Call, home?: object): Promise<unknown> {
  const [forms, flows] = await Promise.all(
    paths.map(async (path) => {
      const response = await call(path, location(home));
      expect(response.status).toBe(200);
      const reply = (await response.json()) as Record<string, unknown>;
      if ('missingForms' in reply) expect(Object.keys(reply).at(-1)).toBe('missingForms');
      return reply.missingForms;
    }),
  );
  expect(flows).toEqual(forms);
  return forms;
}

async function start(): Promise<TestedService> {
  const service = await serviceForTests(release);
  open.push(service);
  return service;
}

/** Production has no development key, so the caller brings one of its own. */
async function startInProduction(forms?: string[]) {
  const wishes = [{ name: 'Payroll', ...(forms && { forms }) }];
  const started = await serviceWithKeys(release, production.KEYS_FILE, wishes, production);
  open.push(started.service);
  const [call] = started.callers;
  if (!call) throw new Error('One key was made.');
  return { call, service: started.service };
}

it('replies as ever where nothing is missing', async () => {
  writeSmallRelease(release, [usual]);
  const service = await start();
  const where = {
    inputAddress: austin,
    normalizedAddress: { ...austin, streetAddress1: '1 MAIN ST', city: 'AUSTIN' },
    addressResultMessages: {
      GS03: {
        message: 'Geocoded to ZIP code level',
        description: 'The coordinates are the centre of the ZIP code.',
      },
    },
    latitude: '30.271300',
    longitude: '-97.742600',
    verified: false,
    geocoded: false,
  };
  const locationData = ['home', 'work1'].map((id) => ({ id, ...where }));
  const form = {
    id: 'W4101',
    name: 'W-4',
    title: 'A certificate',
    formVersion: '2026.1.0',
    formLocality: 'FEDERAL',
    formType: 'NON_RESIDENT',
    recommended: true,
    initialQuestionSet: 'QS1',
  };
  const flow = {
    id: 'FEDERAL',
    locality: 'FEDERAL',
    hasFlowQuestions: true,
    initialQuestionSetId: 'QS1',
    localityFullName: 'Federal',
  };
  const texts = paths.map(async (path) => (await service.call(path, location())).text());
  expect(await Promise.all(texts)).toEqual([
    JSON.stringify({ forms: [form], locationData }),
    JSON.stringify({ flows: [flow], locationData }),
  ]);
});

it('names forms that are not written, to those who may need them', async () => {
  const when = { has: 'WY', in: 'work' };
  writeSmallRelease(release, [usual], {
    notWritten: [
      { id: 'FD102', number: 'W-4X', title: 'Certificate for everyone' },
      { id: 'FD103', number: 'W-4WY', title: 'Certificate for Wyoming', when },
    ],
  });
  const service = await start();
  const everyone = {
    locality: 'FEDERAL',
    number: 'W-4X',
    title: 'Certificate for everyone',
    reason: 'NOT_WRITTEN',
  };
  expect(await missing(service.call)).toEqual([everyone]);
  expect(await missing(service.call, cheyenne)).toEqual([
    everyone,
    {
      locality: 'FEDERAL',
      number: 'W-4WY',
      title: 'Certificate for Wyoming',
      reason: 'NOT_WRITTEN',
    },
  ]);
});

it('names an old revision from the day of the newer one until that is written', async () => {
  const newer = { ...usual, version: '2026.7.0', effective: '2026-07-01' };
  const outdated = [{ id: 'W4101', since: '2026-04-01' }];
  writeSmallRelease(release, [usual, newer], { outdated });
  const service = await start();
  const old = {
    locality: 'FEDERAL',
    number: 'W-4',
    title: 'A certificate',
    reason: 'OLD_REVISION',
  };
  const missingOn = async (moment: string) => {
    service.moveTo(moment);
    return missing(await callerOf(service.url, service.key));
  };
  expect(await missingOn('2026-03-31T23:59:59Z')).toBeUndefined();
  expect(await missingOn('2026-04-01T00:00:00Z')).toEqual([old]);
  expect(await missingOn('2026-06-30T23:59:59Z')).toEqual([old]);
  expect(await missingOn('2026-07-01T00:00:00Z')).toBeUndefined();
});

it('names specimens that production holds back', async () => {
  const paper = { ...usual, id: 'W6101', blank: 'agency' as const };
  const drawn = {
    ...paper,
    version: '2026.2.0',
    effective: '2026-02-01',
    blank: 'specimen' as const,
  };
  const later = { ...usual, id: 'W8101', effective: '2026-12-01' };
  writeSmallRelease(release, [usual, paper, drawn, later]);
  const form = { locality: 'FEDERAL', number: 'W-4', title: 'A certificate' };
  const { call } = await startInProduction();
  expect(await missing(call)).toEqual([
    { ...form, reason: 'SPECIMEN' },
    { ...form, reason: 'OLD_REVISION' },
  ]);
  expect(await missing((await start()).call)).toBeUndefined();
});

it('names only forms in the scope of a key', async () => {
  writeSmallRelease(release, [usual, { ...usual, id: 'W6101' }], {
    notWritten: [
      { id: 'FD102', number: 'W-4X', title: 'Certificate for everyone' },
      { id: 'FD103', number: 'W-4Y', title: 'Another' },
    ],
  });
  const { call } = await startInProduction(['W6101', 'FD103']);
  expect(await missing(call)).toEqual([
    { locality: 'FEDERAL', number: 'W-4', title: 'A certificate', reason: 'SPECIMEN' },
    { locality: 'FEDERAL', number: 'W-4Y', title: 'Another', reason: 'NOT_WRITTEN' },
  ]);
});

it('speaks of forms alike in every language', async () => {
  const title = 'Certificado de Exención para la Retención';
  writeSmallRelease(release, [usual], {
    notWritten: [{ id: 'PR101SP', number: '499 R-4', title }],
  });
  const service = await start();
  const form = { locality: 'FEDERAL', number: '499 R-4', title, reason: 'NOT_WRITTEN' };
  for (const language of ['en', 'es', 'fr']) {
    const call: Call = async (path, init = {}) => {
      const headers = { ...init.headers, 'accept-language': language };
      const response = await service.call(path, { ...init, headers });
      expect(response.headers.get('content-language')).toBe(language);
      return response;
    };
    expect(await missing(call)).toEqual([form]);
  }
});
