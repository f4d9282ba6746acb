import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latin1 } from './characters.ts';
import { wordAt } from './words.ts';

it('reads the same text as without the cache', () => {
  const words = fc.uint8Array({ maxLength: 40 });
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 50 }), fc.nat(5), (all, before) => {
      for (const word of all) {
        const bytes = Uint8Array.from([...new Uint8Array(before), ...word, 0x2f]);
        expect(wordAt(bytes, before, before + word.length)).toBe(latin1(word));
      }
    }),
  );
});
