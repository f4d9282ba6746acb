import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOn } from '../foundation/browser.ts';
import { eventually, inStudio, marksOn, openForm, studioForTests } from './studio-page.ts';

const tested = studioForTests();
const form = 'FD901/2026.1.0';

inStudio('every view is for everyone: axe finds nothing', tested, async (page, studio) => {
  await page.getByText(/Everything is checked\./).waitFor();
  const found: Record<string, string[]> = { overview: await violationsOn(page) };
  await openForm(page, studio, form);
  await page.locator('.ends').getByRole('button', { name: 'Sign: sign', exact: true }).click();
  await page.locator('.box[data-field="line5[0]"]').click();
  await page.locator('.why').waitFor();
  found.form = await violationsOn(page);
  for (const tab of ['Languages', 'Findings', 'Result', 'Cases', 'Changed outcomes', 'All sets']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await page.waitForTimeout(300);
    found[tab] = await violationsOn(page);
  }
  await page.goto(`${studio.origin}/#/compare/${form}/2021.01.0`);
  await page.locator('.compare img').first().waitFor();
  found.compare = await violationsOn(page);
  for (const view of [`revise/${form}`, 'import']) {
    await page.goto(`${studio.origin}/#/${view}`);
    await page.locator('main h1').waitFor();
    found[view] = await violationsOn(page);
  }
  expect(Object.fromEntries(Object.entries(found).filter(([, all]) => all.length > 0))).toEqual({});
});

/** Presses Tab, or another key, until what has the focus matches. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 200; press += 1) {
    const isThere = await page.evaluate((wanted) => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.matches(wanted) ?? false;
    }, selector);
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No Tab leads to ${selector}.`);
}

inStudio(
  'by keyboard alone: open a form, answer, point at a box and a set, leave the editor, save a case, replay one',
  tested,
  async (page) => {
    await tabTo(page, 'input[type=search]');
    await page.keyboard.type('FD901');
    await tabTo(page, 'a[href="#/form/FD901/2026.1.0"]');
    await page.keyboard.press('Enter');
    await page.locator('formpress-form h2').waitFor();
    await page.locator('.sheet img').waitFor();
    await tabTo(page, 'input[type=radio]');
    await page.keyboard.press('Space');
    await eventually(() => page.locator('.node.on').count(), 4);
    await tabTo(page, '.box[data-field="nonresident[0]"]');
    await page.keyboard.press('Enter');
    await eventually(async () => (await marksOn(page)).boxes, ['nonresident[0]']);
    await tabTo(page, '.cm-content');
    await page.keyboard.press('Escape');
    await tabTo(page, '.node[data-node=QS3]');
    await page.keyboard.press('Enter');
    await eventually(async () => (await marksOn(page)).sets, ['QS3']);

    // The ends are before the graph.
    await tabTo(page, '.ends li:first-child button', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator('.node.finish.on').waitFor();
    await tabTo(page, '[data-tab=paths]', 'Shift+Tab');
    for (const tab of ['findings', 'result', 'cases']) {
      await page.keyboard.press('ArrowRight');
      await page.locator(`[data-tab=${tab}][aria-selected=true]:focus`).waitFor();
    }
    await tabTo(page, 'input[name=about]');
    await page.keyboard.type('Saved by keyboard alone.');
    await page.keyboard.press('Enter');
    await page
      .locator('.case', { hasText: 'Saved by keyboard alone.' })
      .getByText('passes')
      .waitFor();
    await tabTo(page, '.case button');
    await page.keyboard.press('Enter');
  },
);

inStudio(
  'at 400 percent every page is in one column, nothing is cut off, and axe finds nothing',
  tested,
  async (page, studio) => {
    // 1280 by 1024 pixels, four times as large.
    await page.setViewportSize({ width: 320, height: 256 });
    const found: Record<string, unknown[]> = {};
    const look = async (view: string) => {
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const troubles = [
        ...(await violationsOn(page)),
        ...(wide > 0 ? [`${wide} px too wide`] : []),
      ];
      if (troubles.length > 0) found[view] = troubles;
    };
    await page.locator('table.forms').waitFor();
    await look('overview');
    await openForm(page, studio, form);
    await look('form');
    for (const tab of [
      'Languages',
      'Findings',
      'Result',
      'Cases',
      'Changed outcomes',
      'All sets',
    ]) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await look(tab);
    }
    await page.goto(`${studio.origin}/#/compare/${form}/2021.01.0`);
    await page.locator('.compare img').first().waitFor();
    await look('compare');
    for (const view of [`revise/${form}`, 'import']) {
      await page.goto(`${studio.origin}/#/${view}`);
      await page.locator('main h1').waitFor();
      await look(view);
    }
    expect(found).toEqual({});
  },
);
