import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pixelsOf } from '../foundation/pixels.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));

let out = '';
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'formpress-'));
});
afterAll(() => rm(out, { recursive: true, force: true }));

it('writes a page for every form, a picture of all pages, and an index page', async () => {
  const { code, out: said } = await run(
    'proof',
    '--all',
    '--definitions',
    smallestForm,
    '--out',
    out,
  );
  expect(code).toBe(0);
  expect(said).toBe(`${join(out, 'AL101-2026.1.0.html')}\n${join(out, 'index.html')}\n`);
  expect((await readdir(out)).sort()).toEqual([
    'AL101-2026.1.0.html',
    'AL101-2026.1.0.png',
    'index.html',
  ]);
  const index = await readFile(join(out, 'index.html'), 'utf8');
  expect(index).toContain('<a href="AL101-2026.1.0.html">AL101 2026.1.0</a>');
});

it('shows the facts, both kinds of pages, every text in three languages, and the cases', async () => {
  const html = await readFile(join(out, 'AL101-2026.1.0.html'), 'utf8');
  expect(html.match(/<h2>[^<]+/g)).toEqual([
    '<h2>Pages',
    '<h2>Questions',
    '<h2>Statements',
    '<h2>Tax parameters',
    '<h2>Amounts',
    '<h2>Cases',
  ]);
  expect(html).toContain('<dt>Paths</dt><dd>3 run, 3 in all</dd>');
  expect(html.match(/alt="[^"]+"/g)).toEqual([
    'alt="Page 1, blank"',
    'alt="Page 1, filled with ordinary answers"',
    'alt="Page 1, filled with the widest answers"',
  ]);
  const asked = [...html.matchAll(/<td lang="(..)"><p class="ask">/g)].map(([, each]) => each);
  expect(asked).toEqual(['en', 'es', 'fr', 'en', 'es', 'fr', 'en', 'es', 'fr']);
});

it('draws which answers lead where', async () => {
  const html = await readFile(join(out, 'AL101-2026.1.0.html'), 'utf8');
  const [picture = ''] = /<svg class="navigation".*?<\/svg>/s.exec(html) ?? [];
  expect(picture.match(/<g class="[a-z]+"/g)).toEqual([
    '<g class="set"',
    '<g class="set"',
    '<g class="end"',
  ]);
  const words = [...picture.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, line]) => line);
  expect(words).toEqual(picture.split(/<[^>]*>/).filter((line) => line.trim() !== ''));
  expect(words.join(' ')).not.toContain('…');
  expect(words.filter((line) => line === 'true' || line === 'false')).toEqual(['true', 'false']);
});

it('needs no network and no script', async () => {
  const html = await readFile(join(out, 'AL101-2026.1.0.html'), 'utf8');
  expect(html.match(/<script|<link|@import|(?:src|href)="(?!data:)|url\(/g)).toBe(null);
});

it('puts the pages of the blank and of the filled form into one picture', async () => {
  const { width, darkness } = pixelsOf(await readFile(join(out, 'AL101-2026.1.0.png')));
  expect(width).toBe(12 + 2 * (460 + 12));
  expect([darkness(0, 0), darkness(20, 20)]).toEqual([0x66, 0]);
});

it('requires a form or --all, and suggests the nearest name', async () => {
  expect(await run('proof', '--definitions', smallestForm)).toMatchObject({
    code: 2,
    error: 'Name a form, such as: formpress proof W4101. Or use --all without a form.\n',
  });
  expect(await run('proof', 'AL110', '--definitions', smallestForm)).toMatchObject({
    code: 1,
    error: 'There is no form "AL110". Did you mean "AL101"?\n',
  });
  expect(await run('proof', 'AL101', '2020.1.0', '--definitions', smallestForm)).toMatchObject({
    code: 1,
    error: 'AL101 has no version 2020.1.0. It has 2026.1.0.\n',
  });
});
