import { expect, it } from 'vitest';
import { latin1, latin1Bytes } from './characters.ts';
import { rc4 } from './rc4.ts';

it('encrypts as RC4 does', () => {
  const secret = rc4(latin1Bytes('Key'), latin1Bytes('Plaintext'));
  expect(Buffer.from(secret).toString('hex')).toBe('bbf316e8d940af0ad3');
  expect(latin1(rc4(latin1Bytes('Key'), secret))).toBe('Plaintext');
});
