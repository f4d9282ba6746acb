import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenStudio, openStudio } from '@formpress/studio';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { inBrowser, violationsOn } from '../foundation/browser.ts';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

/** A studio on a copy of the kitchen sink. */
export type TestedStudio = {
  folder: string;
  /** The address with the token. */
  url: string;
  /** The origin of the page, without the token. */
  origin: string;
  studio: OpenStudio;
};

/** Opens a studio for the tests of a file. What they write is in a copy. */
export function studioForTests(): () => TestedStudio {
  let tested: TestedStudio | undefined;
  beforeAll(async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'formpress-')), 'definitions');
    cpSync(kitchenSink, folder, { recursive: true });
    const onFault = (fault: unknown) => {
      throw fault;
    };
    const studio = await openStudio({ folder, port: 0, cache: testCache(), onFault });
    if (studio === 'port taken') throw new Error('No port is free.');
    tested = { folder, studio, url: studio.url, origin: `http://localhost:${studio.port}` };
  });
  afterAll(async () => {
    await tested?.studio.close();
    if (tested) rmSync(join(tested.folder, '..'), { recursive: true, force: true });
  });
  return () => {
    if (!tested) throw new Error('The studio is not open yet.');
    return tested;
  };
}

/** A test in the studio. It fails if the page sends a request to anyone else, or reports an error. */
export function inStudio(
  sentence: string,
  of: () => TestedStudio,
  test: (page: Page, tested: TestedStudio) => Promise<void>,
): void {
  inBrowser(sentence, async (page) => {
    const tested = of();
    const strangers: string[] = [];
    const troubles: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${tested.origin}/`) && !/^(data|blob):/.test(url)) strangers.push(url);
    });
    page.on('pageerror', ({ message }) => troubles.push(message));
    page.on('console', (message) => {
      // A refusal that the page shows is no trouble.
      const isRefusal = /status of 4(09|22)/.test(message.text());
      if (message.type() === 'error' && !isRefusal) troubles.push(message.text());
    });
    page.setDefaultTimeout(90_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(tested.url);
    await page.getByRole('heading', { name: 'All forms' }).waitFor();
    await test(page, tested);
    expect({ strangers, troubles }).toEqual({ strangers: [], troubles: [] });
  });
}

/** Opens a form, and waits for its questions, its page and its text. */
export async function openForm(page: Page, { origin }: TestedStudio, route: string): Promise<void> {
  await page.goto(`${origin}/#/form/${route}`);
  await page.locator('.sheet img').waitFor();
  await page.locator('.cm-content').waitFor();
  await page.locator('formpress-form h2').waitFor();
}

/** What axe finds on a page as it is and at 400 percent, and whether anything is cut off there. */
export async function violationsInBothSizes(page: Page): Promise<string[]> {
  const found = await violationsOn(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const small = await violationsOn(page);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (size) await page.setViewportSize(size);
  return [...found, ...small, ...(wide > 0 ? [`${wide} px too wide`] : [])];
}

/** What is marked in each of the four views. */
export async function marksOn(page: Page) {
  const texts = (selector: string, read: (element: Element) => string | null) =>
    page.locator(selector).evaluateAll((all, source) => {
      const reader = new Function('element', `return (${source})(element)`);
      return all.map((element) => reader(element) as string);
    }, read.toString());
  return {
    questions: await texts('formpress-form .question.marked', (each) =>
      each.getAttribute('data-for'),
    ),
    boxes: await texts('.paper .box.marked', (each) => each.getAttribute('data-field')),
    sets: await texts('.graph .node.marked', (each) => each.getAttribute('data-node')),
    lines: await texts('.editor .marked-line', (each) => each.textContent),
  };
}

/** Tries until what is read is as expected. */
export async function eventually<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  await expect.poll(read, { timeout: 90_000, interval: 100 }).toEqual(wanted);
}
