/** From two addresses to signed PDFs, through the element for guided flows. */
/// <reference lib="dom" />
import { expect } from 'vitest';
import { inBrowser, violationsOn } from '../foundation/browser.ts';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { cheyenne, employee, employer, reno } from '../service/people.ts';
import { elementPage } from './element-page.ts';
import { answersShown, useElement } from './element-user.ts';

const page = elementPage(kitchenSink);

const at = (place: string, address: Record<string, string>) =>
  Object.fromEntries(Object.entries(address).map(([name, part]) => [`${place}.${name}`, part]));

inBrowser('asks for addresses, then flow questions, then each form', async (tab) => {
  const { address: _, ...person } = employee;
  const user = await useElement(tab, page().url, { employee: person, employer }, 'formpress-flow');
  const found = [...(await violationsOn(tab))];
  await user.press('Next');
  expect(await user.focused()).toBe('homeAddress.streetAddress1');
  await user.answer({ ...at('homeAddress', cheyenne), ...at('workAddresses[0]', reno) });
  await user.press('Next');
  const steps: string[] = [];
  while (!(await user.told()).some(({ name }) => name === 'finished')) {
    await tab.locator('[part~="next"]').waitFor();
    found.push(...(await violationsOn(tab)));
    const heading = await user.heading();
    steps.push(heading);
    if (heading === 'Review and sign') await tab.getByRole('checkbox').check();
    else await user.answer(await answersShown(tab, answers));
    await user.press({ 'Your forms': 'Start', 'Review and sign': 'Sign' }[heading] ?? 'Next');
  }
  expect(steps).toEqual([
    ...['Language', 'Exemption', 'Your forms'],
    ...['About you', 'Exemption', 'Review and sign'],
    ...['Residence', 'Residence', 'Review and sign'],
  ]);
  const finished = (await user.told()).find(({ name }) => name === 'finished');
  const completed = finished?.detail.completed as { formId: string }[];
  expect(completed.map(({ formId }) => formId)).toEqual(['FD901', 'NV902']);
  expect(await user.heading()).toBe('All your forms are signed');
  expect(await tab.getByRole('link', { name: /^Download/ }).count()).toBe(2);
  found.push(...(await violationsOn(tab)));
  expect([...new Set(found)]).toEqual([]);
});

const answers: Record<string, string> = {
  federalLanguage: 'ENGLISH',
  wyExemption: 'None of these',
  isNonResidentAlien: 'false',
  isExempt: 'true',
  livesInWyoming: 'true',
  since: '2020',
};
