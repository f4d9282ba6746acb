import { readFileSync } from 'node:fs';
import { listCodes } from '@formpress/compiler';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/finding-codes.md', import.meta.url), 'utf8');

it('lists every code that the compiler raises, and no other', () => {
  const listed = page.matchAll(/^\| `([a-z0-9-]+)` \| (error|warning) \| (.+) \|$/gm);
  const told = [...listed].map(([, code, severity, topic]) => ({ code, severity, topic }));
  const raised = listCodes().map(({ code, severity, topic }) => ({ code, severity, topic }));
  expect(told).toEqual(raised.sort((a, b) => (a.code < b.code ? -1 : 1)));
});

it('reuses no code that had another meaning', () => {
  const renamed = page.matchAll(/^\| ([a-z-]+) \| `([a-z-]+)` \|$/gm);
  const codes = new Set(listCodes().map(({ code }) => code));
  const pairs = [...renamed].map(([, was = '', is = '']) => ({
    was: codes.has(was),
    is: codes.has(is),
  }));
  expect(pairs.length).toBeGreaterThan(40);
  expect(pairs).toEqual(pairs.map(() => ({ was: false, is: true })));
});
