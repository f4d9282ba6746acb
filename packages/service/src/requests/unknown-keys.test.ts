import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unknownKeys } from './unknown-keys.ts';

const known = ['employee', 'fields', 'formId'];

it('returns the first hundred unknown keys in order, and counts the others', () => {
  const key = fc.oneof(fc.constantFrom(...known, '__proto__', 'constructor'), fc.string());
  fc.assert(
    fc.property(fc.uniqueArray(key, { maxLength: 300, size: 'max' }), (keys) => {
      const text = `{${keys.map((each) => `${JSON.stringify(each)}:1`).join(',')}}`;
      const object = JSON.parse(text);
      const all = Object.keys(object).filter((each) => !known.includes(each));
      expect(unknownKeys(object, known)).toEqual({
        first: all.slice(0, 100),
        more: Math.max(0, all.length - 100),
      });
    }),
  );
});
