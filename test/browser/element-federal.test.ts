/** What the element carries over to the next form, asks before the questions, and reports as missing. */
/// <reference lib="dom" />
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { inBrowser, violationsOn } from '../foundation/browser.ts';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import { cheyenne, employee, employer, reno } from '../service/people.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { elementPage } from './element-page.ts';
import { answersShown, useElement } from './element-user.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const page = elementPage(kitchenSink, undefined, withMissingForm);

const fountains = {
  locality: 'NV',
  number: 'NV-9',
  title: 'Certificate for Fountains',
  reason: 'NOT_WRITTEN',
};

/** The kitchen sink with a form of Nevada that nobody has written. */
async function withMissingForm(definitions: string): Promise<string> {
  const release = join(folder.path, 'release');
  await compiledRelease(definitions, release);
  const rewrite = <Body>(name: string, change: (body: Body) => void) => {
    const body = JSON.parse(readFileSync(join(release, name), 'utf8')) as Body;
    change(body);
    const text = JSON.stringify(body);
    writeFileSync(join(release, name), text);
    return {
      sha256: createHash('sha256').update(text).digest('hex'),
      size: Buffer.byteLength(text),
    };
  };
  type Localities = { localities: { code: string; notWritten?: object[] }[] };
  const written = rewrite<Localities>('localities.json', ({ localities }) => {
    const nevada = localities.find(({ code }) => code === 'NV');
    if (nevada) nevada.notWritten = [{ id: 'NV909', number: 'NV-9', title: fountains.title }];
  });
  rewrite<{ files: Record<string, object> }>('release.json', ({ files }) => {
    files['localities.json'] = written;
  });
  return release;
}

const answers: Record<string, string> = {
  federalLanguage: 'ENGLISH',
  wyExemption: 'FEDERAL',
  isNonResidentAlien: 'true',
  filingStatus: 'MARRIED',
  dependents: '3',
  otherIncome: '1,250.50',
  additionalWithholding: '25',
  adjustFederalValues: 'false',
  livesInWyoming: 'true',
  since: '2020',
};

inBrowser(
  'does not ask twice what the signed federal form says, and names the form that is missing',
  async (tab) => {
    const before = page().calls.length;
    const given = { employee, employer, homeAddress: cheyenne, workAddresses: [reno] };
    const user = await useElement(tab, page().url, given, 'formpress-flow');
    const steps: string[] = [];
    const found: string[] = [];
    while (!(await user.told()).some(({ name }) => name === 'finished')) {
      await tab.locator('[part~="next"]').waitFor();
      const heading = await user.heading();
      steps.push(heading);
      if (steps.length > 20) throw new Error(`It leads nowhere: ${steps.join(', ')}.`);
      if (heading === 'Your forms') {
        expect(await tab.locator('[part="missing"]').innerText()).toBe(
          'Not available here\n\nYou may also need these forms. Ask your employer for them.\n\n' +
            'NV-9 Certificate for Fountains\nNevada. Cannot be completed here.',
        );
        found.push(...(await violationsOn(tab)));
      }
      if (heading === 'Review and sign') await tab.getByRole('checkbox').check();
      else await user.answer(await answersShown(tab, answers));
      await user.press({ 'Your forms': 'Start', 'Review and sign': 'Sign' }[heading] ?? 'Next');
    }
    expect(steps).toEqual([
      ...['Language', 'Exemption', 'Your forms'],
      ...['About you', 'Filing status', 'Extra withholding', 'Review and sign'],
      ...['Federal values', 'Review and sign'],
      ...['Residence', 'Residence', 'Review and sign'],
    ]);
    const sent = page()
      .calls.slice(before)
      .filter(({ path }) => path === '/fillPdf')
      .map(({ body }) => JSON.parse(body) as { formId: string; federalValues?: object });
    const federal = new Map(sent.map(({ formId, federalValues }) => [formId, federalValues]));
    expect(Object.fromEntries(federal)).toEqual({
      FD901: undefined,
      WY903: {
        filingStatus: 'M',
        isExempt: 'false',
        isNonResidentAlien: 'true',
        twoJobs: 'false',
        additionalWithholding: '25.00',
        dependentsAmt: '1500.00',
        otherIncome: '1250.50',
        deductions: '0.00',
      },
      NV902: undefined,
    });
    const finished = (await user.told()).find(({ name }) => name === 'finished');
    expect(finished?.detail.missing).toEqual([fountains]);
    expect(await user.heading()).toBe('Your forms are signed, except those not available here');
    const said: string[] = [];
    for (const lang of ['es', 'fr']) {
      await tab.evaluate(
        (lang) => document.querySelector('formpress-flow')?.setAttribute('lang', lang),
        lang,
      );
      await tab.locator(`[part="form"][lang="${lang}"]`).first().waitFor();
      said.push(await tab.locator('[part="missing"] .hint').innerText());
    }
    expect(said).toEqual([
      'Nevada. No se puede completar aquí.',
      'Nevada. Ne peut pas être rempli ici.',
    ]);
    found.push(...(await violationsOn(tab)));
    expect(found).toEqual([]);
  },
);

inBrowser('asks before the questions for federal values that were not given', async (tab) => {
  const federalValues = { isExempt: 'false', dependentsAmt: '500' };
  const user = await useElement(tab, page().url, {
    form: 'WY903',
    employee,
    employer,
    federalValues,
  });
  expect(await user.heading()).toBe('Your federal form');
  const refused = await user.press('Next');
  expect([refused.name, await user.focused(), await user.announced()]).toEqual([
    'refused',
    'federalValues.filingStatus',
    'One answer needs your attention. This is required.',
  ]);
  expect(await violationsOn(tab)).toEqual([]);
  await user.answer({ 'federalValues.filingStatus': 'HEAD_OF_HOUSEHOLD' });
  await user.press('Next');
  await user.answer({ adjustFederalValues: 'false' });
  await user.press('Next');
  expect(await user.heading()).toBe('Review and sign');
  const { body = '' } = page().calls.at(-1) ?? {};
  expect((JSON.parse(body) as { federalValues: object }).federalValues).toEqual({
    ...federalValues,
    filingStatus: 'HEAD_OF_HOUSEHOLD',
  });
});

inBrowser('asks before the questions for what the form needs of the employer', async (tab) => {
  const { telephoneNumber: _, federalEIN: __, ...known } = employer;
  const user = await useElement(tab, page().url, { form: 'FD901', employee, employer: known });
  expect(await user.heading()).toBe('Your employer');
  const refused = await user.press('Next');
  expect([refused.name, await user.focused(), refused.detail.problems]).toEqual([
    'refused',
    'employer.federalEIN',
    [{ field: 'employer.federalEIN', code: 'MISSING' }],
  ]);
  await user.answer({ 'employer.federalEIN': '12-3456789' });
  const { detail } = await user.press('Next');
  expect(detail.kind).toBe('questions');
});
