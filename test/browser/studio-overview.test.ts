import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { openWorkspace } from '@formpress/compiler';
import { PDFDocument } from 'pdf-lib-original';
import { expect, it } from 'vitest';
import { testCache } from '../foundation/test-cache.ts';
import { certificate, type MadeForm, pdfOf } from '../revise/made-form.ts';
import {
  eventually,
  inStudio,
  openForm,
  studioForTests,
  violationsInBothSizes,
} from './studio-page.ts';

const tested = studioForTests();

inStudio(
  'all forms by place, confidence, languages, findings and last change',
  tested,
  async (page) => {
    await page.getByText(/Everything is checked\./).waitFor();
    const row = page.locator('tr', { hasText: 'FD901' }).filter({ hasText: '2026.1.0' }).first();
    expect(await row.locator('td, th').allInnerTexts()).toEqual([
      'Federal',
      'FD901 KS-4',
      '2026.1.0',
      'Kitchen Sink Certificate',
      '2026-01-01',
      'memory',
      'en es fr',
      'none',
      '',
    ]);
    await page.getByRole('button', { name: /Wyoming: / }).click();
    const ids = await page.locator('table.forms th a').allInnerTexts();
    expect(new Set(ids.map((id) => id.slice(0, 2)))).toEqual(new Set(['WY']));
    await page.getByLabel('Find').fill('KS-4');
    await eventually(async () => (await page.locator('table.forms th a').count()) > 2, true);
  },
);

inStudio(
  'two versions as text and as pages, with what differs marked',
  tested,
  async (page, studio) => {
    await openForm(page, studio, 'FD901/2026.1.0');
    await page.getByRole('link', { name: 'Compare with 2021.01.0' }).click();
    await page.getByRole('heading', { name: /[0-9]+ changes/ }).waitFor();
    await eventually(() => page.locator('.compare img').count(), 2);
    expect(await page.locator('.compare .differs').count()).toBeGreaterThan(0);
    await page.getByLabel('Before').selectOption('2026.1.0');
    await page.getByText('Nothing changed in words').waitFor();
  },
);

inStudio('a form that is opened before the page is admitted', tested, async (page, studio) => {
  // Left first, so that the open page does not ask for anything without its cookie.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.route('**/api/enter', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto(studio.url);
  await openForm(page, studio, 'FD901/2026.1.0');
  expect(await page.locator('.notice').count()).toBe(0);
});

inStudio(
  'a draft of a new form: boxes, questions, and files only when wanted',
  tested,
  async (page, studio) => {
    await page.getByRole('link', { name: 'Draft a new form' }).click();
    const file = {
      name: 'new.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdfOf(withBadge(certificate()))),
    };
    await page.getByLabel("The agency's PDF").setInputFiles(file);
    await page.getByLabel('Id').fill('WY909');
    await page.getByLabel('Version').fill('2027.1.0');
    await page.getByLabel('Place').fill('us/WY');
    await page.getByRole('button', { name: 'Draft it' }).click();
    await page.getByText(/boxes: .* questions/).waitFor();
    expect(await violationsInBothSizes(page)).toEqual([]);
    const folder = join(studio.folder, 'us/WY/WY909/2027.1.0');
    const summary = page.locator('.summary');
    await summary.getByText('1 to decide').waitFor();
    expect(await page.locator('.asked li').innerText()).toMatch(
      /^What is h1 on page 1 for \(Badge\)\? Drafted as: words\./,
    );
    const box = page.getByRole('button', { name: 'Say what this box is for: h1' });
    await page.getByRole('button', { name: 'left empty' }).click();
    await summary.getByText('0 to decide').waitFor();
    await box.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'This box' }).waitFor();
    await page.getByText('You said: left empty').waitFor();
    expect(await violationsInBothSizes(page)).toEqual([]);
    await page.getByRole('button', { name: 'As guessed' }).click();
    await summary.getByText('1 to decide').waitFor();
    await page.getByLabel('A fact about a person in h1').selectOption('name of the employer');
    await summary.getByText('0 to decide').waitFor();
    expect(existsSync(folder)).toBe(false);
    await page.getByRole('button', { name: /^Write [0-9]+ files/ }).click();
    await page.getByText(/^Written: [0-9]+ files\./).waitFor();
    const bindings = readFileSync(join(folder, 'pdf.yaml'), 'utf8');
    expect(bindings.split('\n')).toContain("  h1: '{{employer.name}}'");
  },
);

inStudio(
  'a new revision: papers side by side, joined boxes, a decision by a click',
  tested,
  async (page, studio) => {
    await page.goto(`${studio.origin}/#/revise/FD901/2026.1.0`);
    await page.getByLabel('New version').fill('2027.1.0');
    await page.getByLabel("The agency's PDF").setInputFiles({
      name: 'next.pdf',
      mimeType: 'application/pdf',
      buffer: await nextRevision(studio.folder),
    });
    const summary = page.locator('.summary');
    await summary.getByText('1 to decide').waitFor();
    expect(await page.locator('.papers line.same').count()).toBeGreaterThan(10);
    expect(await violationsInBothSizes(page)).toEqual([]);
    await page.locator('.asked button').first().click();
    await summary.getByText('0 to decide').waitFor();
    const made = join(studio.folder, 'us/federal/FD901/2027.1.0/pdf.yaml');
    expect(existsSync(made)).toBe(false);
    await page.getByRole('button', { name: /^Write [0-9]+ files/ }).click();
    await eventually(async () => existsSync(made), true);
  },
);

/** The same form with a box whose words do not say what it is for. */
function withBadge({ boxes, texts }: MadeForm): MadeForm {
  return {
    boxes: [...boxes, { asks: 'badge', name: 'h1', x: 440, y: 668, width: 120 }],
    texts: [...texts, { text: 'Badge', x: 440, y: 685 }],
  };
}

/** The blank of a form with one box moved away from its words. */
async function nextRevision(folder: string): Promise<Buffer> {
  const workspace = openWorkspace(folder, { cache: testCache(), isUnproved: true });
  const { linked } = await workspace.familyAlone('us/federal/FD901/2026.1.0/form.yaml');
  const form = linked.find(({ id, version }) => id === 'FD901' && version === '2026.1.0');
  const document = await PDFDocument.load(form?.blank.bytes ?? new Uint8Array());
  const field = document.getForm().getTextField('sink[0].Page1[0].line5[0]');
  const [widget] = field.acroField.getWidgets();
  const box = widget?.getRectangle();
  if (box) widget?.setRectangle({ ...box, x: box.x - 120, y: box.y - 16 });
  return Buffer.from(await document.save());
}

/** Asks as some other program would. */
function ask(headers: Record<string, string>, path: string, method = 'GET', body = '') {
  return new Promise<number | undefined>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: tested().studio.port, path, method, headers },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

it('answers no stranger, no other name and no other page, and writes nowhere else', async () => {
  const { studio, url, folder } = tested();
  const host = `localhost:${studio.port}`;
  const origin = `http://${host}`;
  const cookie = `formpress_studio_${studio.port}=${url.split('token=')[1]}`;
  const put = { host, origin, cookie };
  const text = JSON.stringify({ text: 'x', revision: 'none' });
  expect({
    page: await ask({ host }, '/'),
    stranger: await ask({ host }, '/api/overview'),
    rebound: await ask({ host: 'evil.example', cookie }, '/api/overview'),
    otherPage: await ask({ host, cookie, origin: 'http://evil.example' }, '/api/overview'),
    wrongToken: await ask({ host, origin }, '/api/enter', 'POST', 'guess'),
    noOrigin: await ask({ host, cookie }, '/api/files/shared/new.yaml', 'PUT', text),
    outside: await ask(put, '/api/files/..%2Fnew.yaml', 'PUT', text),
    unknown: await ask(put, '/api/nothing'),
    inside: await ask(put, '/api/files/shared/new.yaml', 'PUT', text),
  }).toEqual({
    page: 200,
    stranger: 403,
    rebound: 403,
    otherPage: 403,
    wrongToken: 403,
    noOrigin: 403,
    outside: 400,
    unknown: 404,
    inside: 200,
  });
  expect(readFileSync(join(folder, 'shared/new.yaml'), 'utf8')).toBe('x');
});
