import { expect, it } from 'vitest';
import { Ink } from './ink.ts';

it('writes texts and bytes one behind the other', () => {
  const ink = new Ink();
  ink.text('é ');
  ink.put(Buffer.from('abc'));
  expect(ink.toBytes()).toEqual(Buffer.from('é abc', 'latin1'));
  expect(ink.toBase64()).toBe(Buffer.from('é abc', 'latin1').toString('base64'));
});

it('gives a copy, which later texts leave alone', () => {
  const ink = new Ink();
  ink.text('one');
  const copy = ink.toBytes();
  ink.clear();
  ink.text('two');
  expect([copy, ink.toBytes()].map(String)).toEqual(['one', 'two']);
});

it('grows, keeps what it holds, and begins anew', () => {
  const ink = new Ink();
  const long = 'é'.repeat(40_001);
  ink.text('(');
  ink.text(long);
  ink.put(Buffer.alloc(200_000, 'x'));
  expect(ink.toBytes().toString('latin1')).toBe(`(${long}${'x'.repeat(200_000)}`);
  ink.usesEmbeddedFont = true;
  ink.clear();
  expect([ink.length, ink.usesEmbeddedFont, ink.toBase64()]).toEqual([0, false, '']);
});
