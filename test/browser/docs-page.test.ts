import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inBrowser, violationsOn } from '../foundation/browser.ts';
import { serviceOfDefinitions } from '../service/service-of-definitions.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const service = serviceOfDefinitions(smallestForm);

/** Opens the page, and collects what its policy or the network refused. */
async function openDocs(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(service().url) || request.url().startsWith('blob:');
    if (!isOwn) trouble.push(request.url());
  });
  await page.goto(`${service().url}/docs`);
  return trouble;
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('API key', { exact: true }).fill(service().key);
  await page.keyboard.press('Enter');
  await page.getByText('Logged in. The token is valid until').waitFor();
}

for (const colorScheme of ['light', 'dark'] as const)
  inBrowser(`a reference that everyone can use, ${colorScheme}`, async (page) => {
    await page.emulateMedia({ colorScheme });
    await openDocs(page);
    await page.evaluate(
      "for (const details of document.querySelectorAll('details')) details.open = true",
    );
    expect(await violationsOn(page)).toEqual([]);
  });

inBrowser('runs the example of every operation, after login', async (page) => {
  const trouble = await openDocs(page);
  const first = page.locator('#forms');
  await first.getByText('Try it').click();
  await first.getByRole('button', { name: 'Send' }).click();
  await first.getByText('this call needs a token').waitFor();
  await logIn(page);
  const statuses: Record<string, string> = {};
  for (const form of await page.locator('form.try-form').all()) {
    const id = (await form.getAttribute('data-id')) ?? '';
    // Login has a field of its own, which is empty now.
    if (id === 'login') continue;
    await page.evaluate(`document.querySelector('#${id} .try').open = true`);
    await form.getByRole('button', { name: 'Send' }).click();
    statuses[id] = (await form.locator('.result strong').textContent()) ?? '';
  }
  const ids = Object.keys(statuses);
  expect(ids.length).toBeGreaterThan(10);
  // The smallest definitions have no guided flow.
  const wanted = (id: string) => (id === 'flowQuestionSet' ? '404 Not Found' : '200 OK');
  expect(statuses).toEqual(Object.fromEntries(ids.map((id) => [id, wanted(id)])));
  expect(trouble.filter((each) => !each.includes('404'))).toEqual([]);
  const opened = page.waitForEvent('popup');
  await page.locator('#fillPdf').getByText('Open the PDF in a new tab').click();
  expect((await opened).url()).toMatch(/^blob:/);
});

inBrowser('keeps the token in memory alone', async (page) => {
  await openDocs(page);
  await logIn(page);
  expect(
    await page.evaluate('[localStorage.length, sessionStorage.length, document.cookie]'),
  ).toEqual([0, 0, '']);
  expect(await page.getByLabel('API key', { exact: true }).inputValue()).toBe('');
  expect(page.url()).toBe(`${service().url}/docs`);
  await page.reload();
  expect(await page.locator('#session').textContent()).toBe('Not logged in');
});

inBrowser('says why a key is refused', async (page) => {
  await openDocs(page);
  await page.getByLabel('API key', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('The API key is invalid').waitFor();
});

inBrowser('finds, opens and sends by keyboard alone', async (page) => {
  await openDocs(page);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the reference');
  await page.getByLabel('Search').focus();
  await page.keyboard.type('whether the process');
  await press('Enter');
  expect(new URL(page.url()).hash).toBe('#healthz');
  await page.locator('#healthz summary').focus();
  await press('Enter', 'Tab', 'Enter');
  await page.locator('#healthz .result').getByText('200 OK').waitFor();
});

inBrowser('fits a window of 320 pixels, as at 400 % zoom', async (page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDocs(page);
  await page.evaluate(
    "for (const details of document.querySelectorAll('details')) details.open = true",
  );
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
});
