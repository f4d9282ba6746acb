import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { anyPattern } from '../../test/any-pattern.ts';
import { automatonOf, continuationsOf } from './automaton-of.ts';
import { wordsOf } from './words-of.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const patterns = [...new Set(['definitions', 'test/kitchen-sink/definitions'].flatMap(patternsIn))];

/** Every pattern that is written in a folder of definitions. */
function patternsIn(folder: string): string[] {
  const files = readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' });
  const written = files.filter((name) => /(?:answers|people|questions[-a-z]*)\.yaml$/.test(name));
  return written.flatMap((name) =>
    acceptsIn(parse(readFileSync(`${root}${folder}/${name}`, 'utf8'))),
  );
}

function acceptsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'accepts' ? [String(inner)] : acceptsIn(inner),
  );
}

function automatonAccepts(pattern: string, text: string): boolean {
  const rest = continuationsOf(automatonOf(pattern), text);
  return rest?.finals.has(rest.initial) ?? false;
}

/** Texts that nearly fit: words of the pattern with a character changed, left out or put in, and texts of its own characters. */
function nearTexts(pattern: string): fc.Arbitrary<string> {
  const character = fc.constantFrom(...new Set(`${pattern}aé1 ,.-/$`));
  const near = fc
    .tuple(fc.constantFrom(...wordsOf(pattern, 20)), fc.nat(), fc.nat(2), character)
    .map(([word, at, cut, put]) => {
      const index = at % (word.length + 1);
      return word.slice(0, index) + put.repeat(cut % 2) + word.slice(index + cut);
    });
  return fc.oneof(
    near,
    fc.array(character, { maxLength: 8 }).map((all) => all.join('')),
  );
}

function expectAgreement(pattern: string, texts: number): void {
  const matcher = new RegExp(pattern);
  for (const word of wordsOf(pattern, 20)) expect([word, matcher.test(word)]).toEqual([word, true]);
  fc.assert(
    fc.property(nearTexts(pattern), (text) => {
      expect(automatonAccepts(pattern, text)).toBe(matcher.test(text));
    }),
    { numRuns: texts },
  );
}

it('finds the patterns of the definitions', () => {
  expect(patterns.length).toBeGreaterThan(30);
});

it.each(patterns)('the automaton accepts what the pattern accepts: %s', (pattern) => {
  expectAgreement(pattern, 300);
});

it('the automaton of any pattern accepts what the pattern accepts', () => {
  fc.assert(
    fc.property(anyPattern(), (pattern) => expectAgreement(pattern, 20)),
    { numRuns: 60 },
  );
});

it.each(['^a', '^a^b$', '^(?=a)b$', '^(a'])('makes no automaton of %s', (pattern) => {
  expect(() => automatonOf(pattern)).toThrow('No automaton can be built for');
});
