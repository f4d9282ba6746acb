import { expect, it } from 'vitest';
import { hashOfKey, isKeyText, makeKeyText } from './key-text.ts';

it('creates different keys with a readable prefix and a valid checksum', () => {
  const keys = Array.from({ length: 50 }, makeKeyText);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) {
    expect(key).toMatch(/^formpress_[0-9a-f]{72}$/);
    expect(isKeyText(key)).toBe(true);
  }
});

it('detects a mistyped, truncated or foreign key', () => {
  const key = makeKeyText();
  const other = key.at(20) === '0' ? '1' : '0';
  expect(isKeyText(key.slice(0, 20) + other + key.slice(21))).toBe(false);
  expect(isKeyText(key.slice(0, -1))).toBe(false);
  expect(isKeyText(`${key}\n`)).toBe(false);
  expect(isKeyText(hashOfKey(key))).toBe(false);
  expect(isKeyText('')).toBe(false);
});
