import { spawnSync } from 'node:child_process';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { withTool } from './system-tools.ts';

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

let browser: Promise<Browser> | undefined;
afterAll(async () => (await browser)?.close());

/** A test in Chromium, with a page and a profile of its own. Skipped without Chromium, as withTool says. */
export function inBrowser(sentence: string, test: (page: Page) => Promise<void>, timeout?: number) {
  withTool('chromium')(
    sentence,
    async () => {
      browser ??= chromium.launch({ executablePath: pathOfChromium(), args });
      const context = await (await browser).newContext();
      try {
        await test(await context.newPage());
      } finally {
        await context.close();
      }
    },
    timeout,
  );
}

/** Where Chromium is installed. */
export function pathOfChromium(): string {
  return spawnSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).stdout.trim();
}

/** What breaks WCAG 2.2 AA or axe's best practices on a page: "rule: selector" of each place. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const options = { runOnly: { type: 'tag', values: tags } };
  const results: axe.AxeResults = await page.evaluate(`axe.run(${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
