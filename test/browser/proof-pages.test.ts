import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { inBrowser, violationsOn } from '../foundation/browser.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));

let out = '';
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'formpress-'));
  await run('proof', '--all', '--definitions', smallestForm, '--out', out);
});
afterAll(() => rm(out, { recursive: true, force: true }));

for (const name of ['index', 'AL101-2026.1.0'])
  inBrowser(`${name}: a proof page that everyone can use`, async (page) => {
    await page.goto(String(pathToFileURL(join(out, `${name}.html`))));
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });

inBrowser('shows by keyboard what is wider than the window', async (page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(String(pathToFileURL(join(out, 'AL101-2026.1.0.html'))));
  const reached = new Set<string>();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''");
    if (name !== '') reached.add(String(name));
  }
  const wide = await page.evaluate(
    "[...document.querySelectorAll('.scroll')].map((each) => each.getAttribute('aria-label'))",
  );
  expect([...reached]).toEqual(wide);
});
