/** The form element as an employee meets it: every kind of question, refusals, going back, the keyboard. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inBrowser, violationsOn } from '../foundation/browser.ts';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { canadian, employee, employer } from '../service/people.ts';
import { elementPage } from './element-page.ts';
import { useElement } from './element-user.ts';
import { everyKind } from './every-kind.ts';

const page = elementPage(kitchenSink);
const people = { employee, employer };

const fits = (tab: Page) =>
  tab.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth');

/** Makes the page dark or light, as payroll pages do. */
const darken = (tab: Page, isDark: boolean) =>
  tab.evaluate(
    (scheme) => {
      document.documentElement.style.colorScheme = scheme;
      document.documentElement.style.backgroundColor = scheme === 'dark' ? '#121212' : '';
      document.documentElement.style.color = scheme === 'dark' ? '#e5e7eb' : '';
    },
    isDark ? 'dark' : 'light',
  );

const surface = (tab: Page) =>
  tab.locator('formpress-form').evaluate((each) => getComputedStyle(each).backgroundColor);

inBrowser(
  'shows every kind of question, and axe finds nothing wrong, also on 320 pixels and in the dark',
  async (tab) => {
    const violations = async () => {
      const light = await violationsOn(tab);
      await darken(tab, true);
      expect(await surface(tab)).toBe('rgb(18, 18, 18)');
      const dark = await violationsOn(tab);
      await darken(tab, false);
      return [...light, ...dark.map((each) => `dark: ${each}`)];
    };
    await tab.setViewportSize({ width: 320, height: 256 });
    const user = await useElement(tab, page().url, { form: 'WY901', ...people });
    const picture = tab.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await tab.waitForFunction(
      () =>
        document.querySelector('formpress-form')?.shadowRoot?.querySelector('img')?.naturalWidth,
    );
    const found: unknown[] = [];
    for (const answers of everyKind) {
      found.push(...(await violations()));
      await user.press('Next');
      found.push(...(await violations()), await fits(tab));
      await user.answer(answers);
      found.push(await fits(tab));
      await user.press('Next');
    }
    expect(await user.heading()).toBe('Review and sign');
    expect(await tab.locator('[part~="statement"]').innerText()).toBe(
      'I declare that the sink is ours, in Teton.',
    );
    found.push(...(await violations()), await fits(tab));
    expect([...new Set(found)]).toEqual([true]);
  },
);

inBrowser('shows a broken rule at its question, with the focus on it, and says it', async (tab) => {
  const { firstName: _, ...nameless } = employee;
  const user = await useElement(tab, page().url, { form: 'NV901', employer, employee: nameless });
  const missing = await user.press('Next');
  expect([missing.name, await user.focused(), await user.announced()]).toEqual([
    'refused',
    'employee.firstName',
    'One answer needs your attention. This is required.',
  ]);
  await user.answer({ 'employee.firstName': 'Ana' });
  await user.press('Next');
  await user.answer({ allowances: '7', material: 'STONE' });
  const broken = await user.press('Next');
  expect([broken.name, await user.focused()]).toEqual(['refused', 'allowances']);
  const error = await tab.locator('#error-allowances').innerText();
  expect(await user.announced()).toBe(
    `One answer needs your attention. ${error.replace(/^! /, '')}`,
  );
  const input = tab.locator('[data-question="allowances"]');
  expect(await input.getAttribute('aria-describedby')).toBe('error-allowances');
  expect(await violationsOn(tab)).toEqual([]);
  await user.answer({ allowances: '2' });
  await user.press('Next');
  expect(await user.heading()).toBe('Review and sign');
});

inBrowser('goes back to the field that only the service can refuse', async (tab) => {
  const { socialInsuranceNumber: _, ...unnumbered } = canadian;
  const user = await useElement(tab, page().url, { form: 'CF901', employer, employee: unnumbered });
  await user.answer({ 'employee.socialInsuranceNumber': '046 454 287' });
  await user.press('Next');
  await user.answer({ dateOfBirth: '1985-03-31', isNonResident: 'false', province: 'YT' });
  const refused = await user.press('Next');
  expect([refused.name, await user.heading(), await user.focused()]).toEqual([
    'refused',
    'About you',
    'employee.socialInsuranceNumber',
  ]);
  expect(await user.announced()).toBe(
    'One answer needs your attention. These digits are not a social insurance number. Check each of them.',
  );
  await user.answer({ 'employee.socialInsuranceNumber': '046 454 286' });
  await user.press('Next');
  await user.press('Next');
  expect(await user.heading()).toBe('Review and sign');
});

inBrowser('goes back without losing answers, and sends only those on the path', async (tab) => {
  const user = await useElement(tab, page().url, { form: 'WY901', ...people });
  for (const answers of everyKind) {
    await user.answer(answers);
    await user.press('Next');
  }
  for (const heading of ['County', 'Spouse', 'Choices']) {
    await user.press('Back');
    expect(await user.heading()).toBe(heading);
  }
  await user.answer({ filingStatus: 'SINGLE' });
  await user.press('Next');
  expect([
    await user.heading(),
    await tab.locator('[data-question="county"]').inputValue(),
  ]).toEqual(['County', 'Teton']);
  await user.press('Next');
  await tab.getByRole('checkbox').check();
  const { detail } = await user.press('Sign');
  const { filingStatus: _, ...answered } = Object.assign({}, ...everyKind) as Record<
    string,
    string
  >;
  const { spouseOwns: __, spouseName: ___, ...onPath } = answered;
  expect(detail.fields).toEqual({ ...onPath, filingStatus: 'SINGLE' });
});

inBrowser('calculates as people type', async (tab) => {
  const user = await useElement(tab, page().url, {
    form: 'FD901',
    ...people,
    answers: { isNonResidentAlien: 'true' },
  });
  await user.press('Next');
  await user.answer({ dependents: '3' });
  expect(await tab.locator('[data-calculated="dependentsAmt"]').innerText()).toBe('$1,500.00');
  await user.answer({ dependents: '31' });
  expect(await tab.locator('[data-calculated="dependentsAmt"]').innerText()).toBe('$15,500.00');
  const { detail } = (await user.told()).at(-1) ?? {};
  expect(detail).toEqual({
    id: 'dependents',
    answer: '31',
    answers: { isNonResidentAlien: 'true', twoJobs: 'false', dependents: '31' },
    calculated: { dependentsAmt: '15500.00' },
    path: ['QS1', 'QS3'],
  });
});

inBrowser('can be used by keyboard alone', async (tab) => {
  const user = await useElement(tab, page().url, { form: 'FD901', ...people });
  const keys = async (...names: string[]) => {
    for (const name of names) await tab.keyboard.press(name);
  };
  const at = (heading: string) => tab.getByRole('heading', { name: heading, level: 2 }).waitFor();
  await keys('Tab', 'ArrowDown', 'Enter'); // No
  await at('Exemption');
  expect(await user.focused()).toBe('H2');
  await keys('Tab', 'ArrowDown', 'Enter');
  await at('Filing status');
  await keys('Tab', 'Space', 'Tab', 'Space', 'Tab');
  await tab.keyboard.type('2');
  await keys('Enter');
  await at('Extra withholding');
  await keys('Enter', 'Tab');
  await tab.keyboard.type('25');
  await keys('Enter');
  await at('Review and sign');
  await tab.locator('[data-question="agreement"]').focus();
  await keys('Space', 'Tab', 'Tab', 'Enter');
  await at('Your form is signed');
  // The heading has the focus, so a screen reader says it; Tab goes on to the PDF.
  expect(await user.focused()).toBe('H2');
  await keys('Tab');
  expect(await user.focused()).toBe('A');
  const complete = (await user.told()).find(({ name }) => name === 'complete');
  expect(complete?.detail.fields).toEqual({
    isNonResidentAlien: 'false',
    isExempt: 'false',
    filingStatus: 'SINGLE',
    twoJobs: 'true',
    dependents: '2',
    additionalWithholding: '25',
  });
});
