import { expect, it } from 'vitest';
import { kitchenService } from './kitchen-service.ts';
import { austin, cheyenne, reno, whitehorse } from './people.ts';

const { service, post } = kitchenService();

const formsOf = async (home: object, work: object[]) =>
  (await post('/v1/forms', home, work)).forms.map(({ id, recommended }) => [id, recommended]);
const flowsOf = async (home: object, work: object[]) =>
  (await post('/v1/guided-flows', home, work)).flows.map(({ id }) => id);

it('lists the forms of someone who lives and works in one state', async () => {
  const found = await post('/v1/forms', cheyenne, [cheyenne]);
  expect(found.forms[0]).toEqual({
    id: 'FD901',
    name: 'KS-4',
    title: 'Kitchen Sink Certificate',
    formVersion: '2026.1.0',
    formLocality: 'FEDERAL',
    formType: 'RESIDENT',
    recommended: true,
    initialQuestionSet: 'QS1',
  });
  expect(Object.keys(found)).toEqual(['forms', 'locationData']);
  expect(Object.keys(found.forms[0] ?? {})).toEqual([
    'id',
    'name',
    'title',
    'formVersion',
    'formLocality',
    'formType',
    'recommended',
    'initialQuestionSet',
  ]);
  expect(found.locationData).toEqual([
    expect.objectContaining({ id: 'home' }),
    {
      id: 'work1',
      inputAddress: cheyenne,
      normalizedAddress: { ...cheyenne, streetAddress1: '200 W 24TH ST', city: 'CHEYENNE' },
      addressResultMessages: {
        GS03: {
          message: 'Geocoded to ZIP code level',
          description: 'The coordinates are the centre of the ZIP code.',
        },
      },
      latitude: '41.143700',
      longitude: '-104.796200',
      verified: false,
      geocoded: false,
    },
  ]);
});

it('follows reciprocity, nonresidence and states without a tax', async () => {
  expect(await formsOf(cheyenne, [reno])).toEqual([
    ['FD901', true],
    ['FD901SP', false],
    ['WY901', true],
    ['WY902', false],
    ['WY903', false],
    ['WY905', true],
    ['NV901', false],
    ['NV902', true],
    ['NV903', false],
  ]);
  expect(await formsOf(austin, [austin])).toEqual([
    ['FD901', true],
    ['FD901SP', false],
  ]);
  expect(await flowsOf(austin, [austin])).toEqual(['FEDERAL']);
  expect(await flowsOf(cheyenne, [cheyenne, reno, cheyenne])).toEqual([
    'FEDERAL',
    'WY_RESIDENT',
    'NV_NONRESIDENT',
  ]);
});

it('returns no location data and an empty list of errors for Canadian forms', async () => {
  const found = await post('/v1/forms', whitehorse, [whitehorse]);
  expect(found.forms.map(({ id, recommended }) => [id, recommended])).toEqual([
    ['CF901', true],
    ['CF901FR', true],
    ['YT901', false],
    ['YT901FR', false],
  ]);
  expect(found).toMatchObject({ locationData: [], errors: [] });
  expect(Object.keys(found)).toEqual(['forms', 'locationData', 'errors']);
});

it('returns the form in force when there are two within one year', async () => {
  const versionOn = async (day: string) => {
    service().moveTo(`${day}T12:00:00Z`);
    const headers = { 'api-key': service().key };
    const login = await fetch(`${service().url}/authentication/login`, { headers });
    const { accessToken = '' } = (await login.json()) as { accessToken?: string };
    const response = await service().call('/v1/fillPdf/YT901', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    return ((await response.json()) as { formVersion: string }).formVersion;
  };
  expect(await versionOn('2026-06-30')).toBe('2026.1.0');
  expect(await versionOn('2026-07-01')).toBe('2026.7.0');
  service().moveTo('2026-03-01T12:00:00Z');
});

it('counts a country for its work addresses, and a home only with work in its country', async () => {
  expect((await formsOf(whitehorse, [reno])).map(([id]) => id)).toEqual([
    'FD901',
    'FD901SP',
    'NV901',
    'NV903',
  ]);
  const both = await post('/v1/guided-flows', reno, [whitehorse, reno]);
  expect(both.flows.map(({ id }) => id)).toEqual([
    'FEDERAL',
    'CANADA_FEDERAL',
    'NV_RESIDENT',
    'YT_CANADA_RESIDENT',
  ]);
  expect(both.locationData).toEqual([
    expect.objectContaining({ id: 'home' }),
    expect.objectContaining({ id: 'work2' }),
  ]);
  expect(both.errors).toEqual([]);
});

it('reports a ZIP code of another state and lets the state decide', async () => {
  const found = await post('/v1/forms', { ...austin, zipCode: '82001' }, [austin], 'es');
  const description = 'El código ZIP pertenece a otro estado. Se usó el estado enviado.';
  expect(found.errors).toEqual([{ id: 'home', code: 'AE01', message: description }]);
  expect(found.locationData[0]).toMatchObject({
    addressResultMessages: {
      AE01: { message: 'El código ZIP y el estado no coinciden', description },
    },
  });
  expect(found.forms.map(({ id }) => id)).toEqual(['FD901', 'FD901SP']);
});

it('ignores the time zone when nothing is signed', async () => {
  const response = await service().call('/v1/forms', {
    method: 'POST',
    body: JSON.stringify({ homeAddress: austin, workAddresses: [austin] }),
    headers: { 'content-type': 'application/json', timezone: 'Mars/Olympus' },
  });
  expect(response.status).toBe(200);
});

it('refuses an invalid location request, with all problems at once', async () => {
  const response = await service().call('/v1/forms', {
    method: 'POST',
    body: JSON.stringify({ homeAddress: { ...austin, state: 'ON' }, payPeriod: 'weekly' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    status: 'Bad Request',
    statusCode: 400,
    reason: '3 problems were found in the request.',
    errors: [
      { field: 'payPeriod', code: 'UNKNOWN_KEY', message: 'There is no such key.' },
      {
        field: 'homeAddress.state',
        code: 'INVALID_ADDRESS',
        message: 'Enter the two-letter abbreviation of a US state, in capitals.',
      },
      { field: 'workAddresses', code: 'MISSING', message: 'This is missing.' },
    ],
  });
});
