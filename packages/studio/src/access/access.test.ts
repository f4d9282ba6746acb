import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createAccess } from './access.ts';

const access = createAccess(() => 4400);
const cookie = access.cookie().split(';')[0] ?? '';

function refusal(headers: Record<string, string>, method = 'GET') {
  return access.refusal({ headers, method } as unknown as IncomingMessage, 'token');
}

it('admits a browser with the token at its own address', () => {
  expect(refusal({ host: 'localhost:4400', cookie })).toBe(undefined);
  const origin = 'http://127.0.0.1:4400';
  expect(refusal({ host: '127.0.0.1:4400', origin, cookie }, 'POST')).toBe(undefined);
});

it('refuses other names, other pages and strangers', () => {
  const elsewhere = 'The studio answers only at the address it printed.';
  const otherPage = 'Another page may not use the studio.';
  const stranger = 'Open the address that "formpress studio" printed.';
  expect(refusal({ host: 'evil.example:4400', cookie })).toBe(elsewhere);
  expect(refusal({ host: 'localhost:4401', cookie })).toBe(elsewhere);
  expect(refusal({ cookie })).toBe(elsewhere);
  const host = 'localhost:4400';
  expect(refusal({ host, origin: 'http://evil.example', cookie })).toBe(otherPage);
  expect(refusal({ host, origin: 'null', cookie }, 'POST')).toBe(otherPage);
  expect(refusal({ host, cookie }, 'POST')).toBe(otherPage);
  expect(refusal({ host })).toBe(stranger);
  expect(refusal({ host, cookie: `${cookie}x` })).toBe(stranger);
  expect(refusal({ host, cookie: cookie.replace('4400', '4401') })).toBe(stranger);
});

it('admits only the token', () => {
  expect([access.admits(access.token), access.admits(''), access.admits('x')]).toEqual([
    true,
    false,
    false,
  ]);
});
