/** Missing and doubtful translations, marked in the studio where they are shown. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  eventually,
  inStudio,
  openForm,
  studioForTests,
  violationsInBothSizes,
} from './studio-page.ts';

const tested = studioForTests();
const folder = 'us/federal/FD901';

async function changeOnDisk(name: string, before: string, after: string): Promise<void> {
  const { folder: root, studio } = tested();
  const file = join(root, folder, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
  await studio.changed([`${folder}/${name}`]);
}

/** Each mark with its question and language; several checks may doubt the same text. */
async function marksOn(page: Page): Promise<string[]> {
  const all = await page.locator('tr[data-question] .doubt').evaluateAll((marks) =>
    marks.map((each) => {
      const row = each.closest('tr')?.getAttribute('data-question');
      return `${row} ${each.closest('td')?.lang} ${each.querySelector('b')?.textContent}`;
    }),
  );
  return [...new Set(all)];
}

inStudio(
  'a doubtful or missing translation is marked in its own cell, and leads to its file',
  tested,
  async (page) => {
    await openForm(page, tested(), 'FD901/2026.1.0');
    await page.getByRole('tab', { name: 'Languages' }).click();
    await page.getByText('Every text has its translations, and none is doubted.').waitFor();
    const [good, english] = ['¿Qué otros ingresos espera?', 'What other income do you expect?'];
    await changeOnDisk('translations/es.yaml', `es: ${good}`, `es: ${english}`);
    await eventually(() => marksOn(page), ['otherIncome es Doubtful:']);
    await page.locator('.doubt.doubtful').getByRole('button').first().click();
    const file = page.getByLabel('File', { exact: true });
    await eventually(() => file.inputValue(), `${folder}/translations/es.yaml`);
    const [asked, changed] = ['Which deductions do you expect?', 'Which deductions do you plan?'];
    await changeOnDisk('2026.1.0/questions.yaml', asked, changed);
    await eventually(
      () => marksOn(page),
      ['otherIncome es Doubtful:', 'deductions es Missing:', 'deductions fr Missing:'],
    );
    expect(await violationsInBothSizes(page)).toEqual([]);
  },
);

inStudio('a change on disk is followed while the page opens', tested, async (page) => {
  await openForm(page, tested(), 'FD901/2026.1.0');
  const [asked, changed] = ['Are there two jobs in your household?', 'Do you both work?'];
  await changeOnDisk('2026.1.0/questions.yaml', asked, changed);
  await page.getByRole('tab', { name: 'Languages' }).click();
  await eventually(
    async () => (await marksOn(page)).filter((mark) => mark.startsWith('twoJobs ')),
    ['twoJobs es Missing:', 'twoJobs fr Missing:'],
  );
});
