import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog, CatalogForm, SelfTest } from '@formpress/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definitions } from '../foundation/compile-folder.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import { codesOf, refuseWith, sendFill } from '../service/fill-calls.ts';
import { readPdf } from '../service/read-pdf.ts';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');
let service: TestedService;
beforeAll(async () => {
  await compiledRelease(definitions, release);
  service = await serviceForTests(release);
}, 900_000);
afterAll(async () => {
  await service?.close();
  folder.remove();
});

const marriott = {
  name: 'Marriott International',
  address: {
    streetAddress1: '10400 Fernwood Road',
    city: 'Bethesda',
    state: 'MD',
    zipCode: '20817-1102',
  },
};
const names = { firstName: 'Christopher', middleInitial: 'J', lastName: 'Montgomery-Hernandez' };
const home = {
  streetAddress1: '1234 Pennsylvania Avenue Northwest',
  streetAddress2: 'Apartment 305',
  city: 'Washington',
  state: 'DC',
  zipCode: '20004-2401',
};

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(release, file), 'utf8')) as T;
}

/** The request of a form's self-test, for an ordinary employee of an ordinary employer. */
function requestFor({ id, version, folder: path }: CatalogForm) {
  const { request } = read<SelfTest>(`${path}/self-test.json`);
  const { address, ...employee } = request.employee as Record<string, unknown>;
  const isAmerican = address === undefined || Object.hasOwn(address as object, 'zipCode');
  const where = isAmerican ? home : address;
  const employer = { ...(request.employer as object), ...marriott };
  const person = { ...employee, ...names, address: where };
  return { ...request, formId: id, formVersion: version, employee: person, employer };
}

it('prints an ordinary employee and employer on every form', async () => {
  const { forms } = read<Catalog>('catalog.json');
  const refused: unknown[] = [];
  for (const form of forms) {
    const response = await sendFill(service, requestFor(form));
    if (response.status !== 200) refused.push([form.id, form.version, await response.json()]);
  }
  expect(forms.length).toBeGreaterThan(80);
  expect(refused).toEqual([]);
}, 600_000);

function formOf(id: string): CatalogForm {
  const form = read<Catalog>('catalog.json').forms.findLast((each) => each.id === id);
  if (!form) throw new Error(`There is no ${id}.`);
  return form;
}

it('abbreviates as the post does where a box is too small, and only there', async () => {
  const response = await sendFill(service, requestFor(formOf('DC101')));
  const { text } = await readPdf(((await response.json()) as { pdf: string }).pdf);
  expect(text).toContain('1234 Pennsylvania Ave NW Apt 305');
  const larger = await sendFill(service, requestFor(formOf('W4101')));
  const { text: whole } = await readPdf(((await larger.json()) as { pdf: string }).pdf);
  expect(whole.replace(/\s+/g, ' ')).toContain('1234 Pennsylvania Avenue Northwest');
});

it('tells the room of a box in the pattern, and refuses beyond it', async () => {
  const path = '/v1/fillPdf/DC101?formVersion=2017.1.0';
  const information = (await (await service.call(path)).json()) as {
    formFields: { employee: { firstName: string } };
  };
  const pattern = new RegExp(information.formFields.employee.firstName);
  expect(['A'.repeat(15), 'A'.repeat(16)].map((name) => pattern.test(name))).toEqual([true, false]);
  const body = requestFor(formOf('DC101'));
  const long = { ...body, employee: { ...body.employee, firstName: 'A'.repeat(16) } };
  const { errors } = await refuseWith(service, long);
  expect(errors).toEqual([
    {
      field: 'employee.firstName',
      code: 'INVALID_ANSWER',
      message:
        'Enter your first name: at most 15 letters, with spaces, hyphens, periods and apostrophes.',
    },
  ]);
});

it('names the part that is too long, not its neighbours', async () => {
  const body = requestFor(formOf('DC101'));
  const address = { ...home, streetAddress1: `12 ${'Wilhelmina '.repeat(8)}Walk` };
  const refused = await refuseWith(service, {
    ...body,
    employee: { ...body.employee, address },
  });
  expect(codesOf(refused)).toEqual([['employee.address.streetAddress1', 'TOO_WIDE']]);
});
