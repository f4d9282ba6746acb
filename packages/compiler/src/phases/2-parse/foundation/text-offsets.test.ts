import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMap, parseDocument, Scalar, stringify } from 'yaml';
import { textOffsets } from './text-offsets.ts';

/** The value of the only key, and the source character at the offset of each of its characters. */
function aligned(yaml: string) {
  const { contents } = parseDocument(yaml, { schema: 'failsafe' });
  const scalar = isMap(contents) ? contents.items[0]?.value : undefined;
  if (!(scalar instanceof Scalar) || !scalar.range || !scalar.type) throw new Error(yaml);
  const [start, end] = scalar.range;
  const value = String(scalar.value);
  const offsets = textOffsets(yaml.slice(start, end), scalar.type as Scalar.Type, value);
  return { value, offsets: offsets.map((offset) => start + offset) };
}

it.each([
  ['plain', 'a: one two\n'],
  ['plain over several lines', 'a: one\n  two\n\n\n  three\n'],
  ['single quotes', "a: 'it''s {{x}}'\n"],
  ['single quotes over several lines', "a: 'one  \r\n  two\r\n\r\n  it''s'\n"],
  ['double quotes', 'a: "one\\ttwo \\u00e9 \\U0001F600 \\"x\\" \\x41b"\n'],
  ['double quotes with a broken line', 'a: "one \\\n   two\n  three"\n'],
  ['literal', 'a: |\n  one\n\n   two\n  three\n'],
  ['literal with kept breaks', 'a: |+\r\n  one\r\n\r\n  two\r\n\r\n'],
  ['folded', 'a: >-\n  one\n  two\n\n  three\n    more\n  four\n'],
  ['folded with an indentation that is said', 'a: >2-\n    one\n  two\n'],
  ['folded that begins with an empty line', 'a: >-\n\n  one\n  two\n'],
])('finds every letter of a text in %s', (_, yaml) => {
  const { value, offsets } = aligned(yaml);
  expect(offsets).toHaveLength(value.length + 1);
  for (const [index, character] of [...value].entries()) {
    if (!/[a-z]/.test(character) || value.includes('\u{1F600}')) continue;
    expect(yaml[offsets[index] ?? 0]).toBe(character);
  }
});

it('points at the first character of an escape', () => {
  const yaml = 'a: "x\\ty\\u00e9\\U0001F600z"\n';
  const { offsets } = aligned(yaml);
  expect(offsets.map((offset) => yaml.slice(offset, offset + 2))).toEqual([
    'x\\',
    '\\t',
    'y\\',
    '\\u',
    '\\U',
    '\\U',
    'z"',
    '"\n',
  ]);
});

it('counts an offset for every character, in every way a text can be written', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', "'", '"', ' ', '\\', '\n', '{', 'é', '#', ':'),
  });
  const styles = [
    'PLAIN',
    'QUOTE_SINGLE',
    'QUOTE_DOUBLE',
    'BLOCK_FOLDED',
    'BLOCK_LITERAL',
  ] as const;
  fc.assert(
    fc.property(
      word,
      fc.constantFrom(...styles),
      fc.integer({ min: 20, max: 40 }),
      (text, type, lineWidth) => {
        const scalar = new Scalar(text);
        scalar.type = type;
        const yaml = stringify({ a: scalar }, { lineWidth });
        fc.pre(parseDocument(yaml, { schema: 'failsafe' }).get('a') === text);
        const { value, offsets } = aligned(yaml);
        expect(offsets).toHaveLength(value.length + 1);
        expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
        for (let index = 0; index < value.length; index += 1) {
          const [character = '', source] = [value[index], yaml[offsets[index] ?? 0]];
          if (/[abé{#:']/.test(character)) expect(source).toBe(character);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
