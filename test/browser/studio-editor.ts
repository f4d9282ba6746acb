import type { Page } from 'playwright-core';

/** Replaces words on the line of the editor that has them. */
export async function edit(page: Page, before: string, after: string): Promise<void> {
  const line = page.locator('.cm-line', { hasText: before }).first();
  // Only the lines in view are in the page.
  for (let top = 0; (await line.count()) === 0 && top < 4000; top += 150)
    await page.locator('.cm-scroller').evaluate((scroller, to) => scroller.scrollTo(0, to), top);
  await line.click();
  const text = (await line.textContent()) ?? '';
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText(text.trimStart().replace(before, after));
}
