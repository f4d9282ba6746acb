import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const secret = 'a secret of at least thirty-two bytes';
const now = Date.parse('2026-03-01T12:00:00Z');
const day = 86_400_000;

it('accepts a token for 24 hours, to the second', () => {
  const tokens = createTokens([secret]);
  const token = tokens.issue('key_1', now);
  expect(tokens.keyIdOf(token, now)).toBe('key_1');
  expect(tokens.keyIdOf(token, now + day - 1)).toBe('key_1');
  expect(tokens.keyIdOf(token, now + day)).toBeUndefined();
});

it('contains its issuer, its key and its expiry', () => {
  const [, payload = ''] = createTokens([secret]).issue('key_1', now).split('.');
  const iat = now / 1000;
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
    iss: 'formpress',
    sub: 'key_1',
    iat,
    exp: iat + 86_400,
  });
});

it('accepts the previous secret, and no other', () => {
  const old = createTokens(['the previous secret, also long enough']).issue('key_1', now);
  expect(createTokens([secret, 'the previous secret, also long enough']).keyIdOf(old, now)).toBe(
    'key_1',
  );
  expect(createTokens([secret]).keyIdOf(old, now)).toBeUndefined();
});

it.each([
  ['an empty token', ''],
  ['nonsense', 'abc.def.ghi'],
  ['an unsigned token', `${part({ alg: 'none' })}.${part(claims())}.`],
  ['another algorithm', signed({ alg: 'HS512' }, claims(), 'sha512')],
  ['another issuer', signed({ alg: 'HS256' }, { ...claims(), iss: 'someone' })],
  ['no end', signed({ alg: 'HS256' }, { iss: 'formpress', sub: 'key_1', iat: now / 1000 })],
  ['no key', signed({ alg: 'HS256' }, { iss: 'formpress', iat: now / 1000, exp: 9e9 })],
  ['no beginning', signed({ alg: 'HS256' }, { iss: 'formpress', sub: 'key_1', exp: 9e9 })],
  ['a day that is over, whatever it claims', signed({ alg: 'HS256' }, issued(-86_400))],
  ['a beginning in the future', signed({ alg: 'HS256' }, issued(3_600))],
])('refuses %s', (_, token) => {
  expect(createTokens([secret]).keyIdOf(token, now)).toBeUndefined();
});

it('refuses a changed token', () => {
  const tokens = createTokens([secret]);
  const token = tokens.issue('key_1', now);
  const [head, , tail] = token.split('.');
  expect(tokens.keyIdOf(`${head}.${part({ ...claims(), sub: 'key_2' })}.${tail}`, now)).toBe(
    undefined,
  );
  expect(tokens.keyIdOf(token, now)).toBe('key_1');
});

function claims() {
  return { iss: 'formpress', sub: 'key_1', iat: now / 1000, exp: now / 1000 + 60 };
}

function issued(seconds: number) {
  return { ...claims(), iat: now / 1000 + seconds, exp: 9e9 };
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signed(header: unknown, payload: unknown, hash = 'sha256'): string {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}
