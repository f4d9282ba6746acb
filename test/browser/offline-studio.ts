/** Opens the studio and walks a form in Chromium, and prints what was seen. Runs where there is no network at all. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStudio } from '@formpress/studio';
import { chromium } from 'playwright-core';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

const [executablePath = ''] = process.argv.slice(2);
const home = mkdtempSync(join(tmpdir(), 'formpress-offline-'));
const folder = join(home, 'definitions');
cpSync(kitchenSink, folder, { recursive: true });
const onFault = (fault: unknown) => {
  throw fault;
};
const studio = await openStudio({ folder, port: 0, cache: testCache(), onFault });
if (studio === 'port taken') throw new Error('No port is free.');
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage();
page.setDefaultTimeout(90_000);
const failed: string[] = [];
page.on('requestfailed', (request) => failed.push(request.url()));
page.on('pageerror', ({ message }) => failed.push(message));
await page.goto(studio.url);
await page.getByText(/Everything is checked\./).waitFor();
await page.goto(`http://localhost:${studio.port}/#/form/FD901/2026.1.0`);
await page.locator('.cm-content').waitFor();
await page.locator('.sheet img').waitFor();
await page.locator('.ends').getByRole('button', { name: 'Sign: sign', exact: true }).click();
await page.locator('.node.finish.on').waitFor();
await page.getByRole('tab', { name: 'Result' }).click();
const seen = {
  interfaces: Object.keys(networkInterfaces()),
  result: await page.getByText('The form is complete').innerText(),
  isPaperDrawn: await page
    .locator('.sheet img')
    .evaluate((image) => (image as HTMLImageElement).naturalWidth > 100),
  failed,
};
await browser.close();
await studio.close();
rmSync(home, { recursive: true, force: true });
console.log(JSON.stringify(seen));
process.exit(0);
