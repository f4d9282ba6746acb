import type { RawRequest } from '../fuzz-http/send-raw.ts';
import { longTexts, membersOf, type Size, withMembers, withValue } from './long-json.ts';

/** Valid requests, which are made long here. */
export type UsualRequests = {
  fill: object;
  /** A fill with federal values. */
  federalFill: object;
  locations: { homeAddress: object; workAddresses: object[] };
  /** A path that answers GET. */
  path: string;
};

/** A request, and how it is made long. */
export type LongRequest = { name: string; make(size: Size): RawRequest };

const fillObjects = ['', 'employee', 'employee.address', 'employer', 'fields'];
const locationObjects = ['', 'homeAddress', 'workAddresses.0'];
const fillTexts = [
  ...['formId', 'formVersion', 'signForm', 'employee.firstName', 'employee.address.city'],
  ...['employee.address.zipCode', 'employee.socialSecurityNumber', 'employer.name'],
  ...['employee.socialInsuranceNumber', 'employee.socialInsuranceNumberExpiryDate'],
];
const federalTexts = ['filingStatus', 'otherIncome', 'isExempt'].map(
  (key) => `federalValues.${key}`,
);
const locationTexts = ['homeAddress.streetAddress1', 'homeAddress.city', 'homeAddress.zipCode'];
const longHeaders = ['accept-language', 'if-none-match', 'timezone', 'accept', 'api-key', 'cookie'];

const storedCertificates = { certificates: [{ formId: 'FD901', date: '2026-01-31' }], asOf: '' };

/** Requests made long in every part: long, many and repeated keys, long values, long headers. */
export function longRequests(usual: UsualRequests): LongRequest[] {
  return [
    ...keysOf('/v1/fillPdf', usual.fill, fillObjects),
    ...keysOf('/v1/fillPdf', usual.federalFill, ['federalValues']),
    ...keysOf('/v1/forms', usual.locations, locationObjects),
    ...keysOf('/v1/renewals', storedCertificates, ['', 'certificates.0']),
    ...textsOf('/v1/renewals', storedCertificates, ['certificates.0.formId', 'asOf']),
    ...textsOf('/v1/fillPdf', usual.fill, [...fillTexts, ...answersOf(usual.fill)]),
    ...textsOf('/v1/fillPdf', usual.federalFill, federalTexts),
    ...textsOf('/v1/guided-flows', usual.locations, locationTexts),
    ...workAddresses(usual.locations),
    ...headersOf(usual),
  ];
}

function answersOf(fill: object): string[] {
  const { fields = {} } = fill as { fields?: object };
  return Object.keys(fields).map((id) => `fields.${id}`);
}

/** The maximum size of a request's head in Node. */
const mostHeadBytes = 15_000;

function posted(path: string, body: string): RawRequest {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body };
}

function keysOf(path: string, body: object, places: string[]): LongRequest[] {
  return places.flatMap((place) =>
    Object.entries(membersOf).map(([kind, members]) => ({
      name: `${kind} in ${place || 'the body'} of ${path}`,
      make: (size: Size) =>
        posted(
          path,
          withMembers(body, place, (bytes) => members({ ...size, bytes }), size.bytes),
        ),
    })),
  );
}

function textsOf(path: string, body: object, places: string[]): LongRequest[] {
  return places.flatMap((place) =>
    Object.entries(longTexts).map(([kind, text]) => ({
      name: `${kind} as ${place} of ${path}`,
      make: (size: Size) =>
        posted(
          path,
          withValue(body, place, (bytes) => text({ ...size, bytes }), size.bytes),
        ),
    })),
  );
}

/** Many addresses, up to the maximum, each as long as allowed or with its own keys. */
function workAddresses({ homeAddress }: { homeAddress: object }): LongRequest[] {
  const path = '/v1/forms';
  const most = 50;
  const made = (name: string, addresses: (size: Size) => object[]): LongRequest => ({
    name: `${name} of ${path}`,
    make: (size) => posted(path, JSON.stringify({ homeAddress, workAddresses: addresses(size) })),
  });
  const filled = (text: string) =>
    Array.from({ length: most }, () => ({
      ...homeAddress,
      ...{ streetAddress1: text, streetAddress2: text, city: text },
    }));
  return [
    made('empty work addresses', ({ bytes }) =>
      Array.from({ length: Math.floor(bytes / 3) - 100 }, () => ({})),
    ),
    made('work addresses with many keys', ({ bytes }) =>
      Array.from({ length: most }, () => {
        const keys = Array.from(
          { length: Math.floor(bytes / most / 10) - 30 },
          (_, at) => `k${at}`,
        );
        return { ...homeAddress, ...Object.fromEntries(keys.map((key) => [key, 1])) };
      }),
    ),
    made('the longest work addresses', ({ unit }) => filled(unit.repeat(100).slice(0, 100))),
    made('work addresses of signs that are many letters', () => filled('\ufdfa'.repeat(100))),
    made('work addresses of fractions', () => filled('½'.repeat(100))),
    made('work addresses in many words', () => filled('1 N ST APT #4 '.repeat(7).slice(0, 98))),
    made('work addresses in other cities', () =>
      ['Springfield', 'Franklin', 'Clinton', 'Madison', 'Washington']
        .flatMap((city) => Array.from({ length: most / 5 }, () => ({ ...homeAddress, city })))
        .map((address, index) => ({ ...address, streetAddress1: `${index} Main Street` })),
    ),
  ];
}

function headersOf({ path, fill }: UsualRequests): LongRequest[] {
  const asked = (name: string, request: (text: string, size: Size) => Partial<RawRequest>) => ({
    name,
    make: (size: Size): RawRequest => {
      const bytes = Math.min(size.bytes, mostHeadBytes);
      const text = printable(size.unit).repeat(bytes).slice(0, bytes);
      return { method: 'GET', path, headers: {}, ...request(text, { ...size, bytes }) };
    },
  });
  const repeated = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length));
  return [
    ...longHeaders.flatMap((header) => [
      asked(`a long ${header}`, (text) => ({ headers: { [header]: text } })),
      ...['a,', ';', '*,', '"a",', 'a;q=0.1,', '/a'].map((part) =>
        asked(`a long ${header} of ${part}`, (_, { bytes }) => ({
          headers: { [header]: repeated(part, bytes) },
        })),
      ),
    ]),
    asked('a long Timezone that signs', (_, { bytes }) => ({
      ...posted('/v1/fillPdf', JSON.stringify({ ...fill, signForm: 'SIGN' })),
      headers: { 'content-type': 'application/json', timezone: repeated('A/', bytes) },
    })),
    asked('a long path', (text) => ({
      path: `${path}${encodeURIComponent(text).slice(0, 9_000)}`,
    })),
    asked('a long name in a path', (text) => ({
      path: `/v1/fillPdf/${encodeURIComponent(text).slice(0, 9_000)}`,
    })),
    ...['a&', 'formVersion=1&', '%41=%41&', 'a[]=1&', '__proto__=1&', '+'].map((part) =>
      asked(`a long query of ${part}`, (_, { bytes }) => ({
        path: `${path}?${repeated(part, bytes)}`,
      })),
    ),
  ];
}

/** A header may contain only visible ASCII. */
function printable(unit: string): string {
  return unit.replace(/[^\x21-\x7e]/g, '') || 'x';
}
