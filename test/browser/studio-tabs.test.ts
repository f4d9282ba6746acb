/** Two tabs on one folder of definitions: there is one unsaved text, and both show it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { edit } from './studio-editor.ts';
import { eventually, inStudio, openForm, studioForTests } from './studio-page.ts';

const tested = studioForTests();
const form = 'FD901/2026.1.0';
const path = 'us/federal/FD901/2026.1.0/questions.yaml';

// Texts that have their translations, so that the form has no errors.
const alien = 'ask: Are you a nonresident alien?';
const jobs = 'ask: Are there two jobs in your household?';
const income = 'ask: What other income do you expect?';

/** The first question in a tab, as its editor and its form show it. */
async function asked(page: Page): Promise<string[]> {
  const line = (await page.locator('.cm-line').nth(4).textContent()) ?? '';
  const question = await page.locator('formpress-form [part~="label"]').first().innerText();
  return [line.trim(), `ask: ${question}`];
}

inStudio(
  'unsaved text of one tab is shown in the other, and is kept until all are closed',
  tested,
  async (page, studio) => {
    const another = async () => {
      const opened = await page.context().newPage();
      opened.setDefaultTimeout(90_000);
      await openForm(opened, studio, form);
      return opened;
    };
    await openForm(page, studio, form);
    const other = await another();
    await edit(page, alien, jobs);
    await eventually(() => asked(other), [jobs, jobs]);
    await other.getByText(`${path} is edited in another tab.`).waitFor();

    await edit(other, jobs, income);
    await eventually(() => asked(page), [income, income]);
    const third = await another();
    await eventually(() => asked(third), [income, income]);
    await other.close({ runBeforeUnload: false });
    await eventually(() => asked(page), [income, income]);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(`Saved ${path}.`).waitFor();
    const saved = readFileSync(join(studio.folder, path), 'utf8');
    expect(saved.split('\n')[4]?.trim()).toBe(income);
    const isSaved = () => third.getByRole('button', { name: 'Save', exact: true }).isDisabled();
    await eventually(isSaved, true);
    await third.close();
  },
);
