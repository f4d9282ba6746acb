import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marked } from '../../../../../test/foundation/marked.ts';
import { createReport } from '../../diagnostics/report.ts';
import type { YamlNode } from './foundation/yaml-node.ts';
import { parse } from './parse.ts';

const file = 'a.yaml';

function parseText(text: string) {
  const report = createReport();
  const { documents, faulty } = parse(new Map([[file, Buffer.from(text)]]), report);
  return { root: documents[0]?.root, faulty: [...faulty], diagnostics: report.diagnostics };
}

/** A tree without places. */
function plain(node: YamlNode | undefined): unknown {
  if (node?.kind === 'list') return node.items.map(plain);
  if (node?.kind === 'map') return node.entries.map(({ key, value }) => [key, plain(value)]);
  return node?.value;
}

it('reads every value as text and keeps the order of maps', () => {
  const { root, diagnostics } = parseText(
    "b: 1.0\n'52': 01234\n'26': true\na: [~, null, 2026-01-01]\n",
  );
  expect(diagnostics).toEqual([]);
  expect(plain(root)).toEqual([
    ['b', '1.0'],
    ['52', '01234'],
    ['26', 'true'],
    ['a', ['~', 'null', '2026-01-01']],
  ]);
});

it('knows the place of every key and value', () => {
  const { text, spans } = marked("«ask»: «'It''s'»\nlist:\n  - «one»\n  - «{ «a»: «b» }»\n");
  const { root } = parseText(text);
  if (root?.kind !== 'map') throw new Error('no map');
  const [ask, list] = root.entries;
  const items = list?.value.kind === 'list' ? list.value.items : [];
  const [one, row] = items;
  const inner = row?.kind === 'map' ? row.entries[0] : undefined;
  const places = [ask?.keyAt, ask?.value.at, one?.at, row?.at, inner?.keyAt, inner?.value.at];
  expect(places).toEqual(spans.map((span) => ({ file, ...span })));
});

it('leaves the line break that ends a block out of its place', () => {
  const { text, span } = marked('a:\n  «b: >-\n    one\n    two»\nc: d\n');
  const { root } = parseText(text);
  const outer = root?.kind === 'map' ? root.entries[0]?.value : undefined;
  expect(outer?.at).toEqual({ file, ...span });
});

it('finds a character of a text in the file', () => {
  const { text, span } = marked("a: 'it''s «x»'\nb: >-\n  one\n  two\n");
  const { root } = parseText(text);
  const [a, b] = root?.kind === 'map' ? root.entries.map(({ value }) => value) : [];
  if (a?.kind !== 'text' || b?.kind !== 'text') throw new Error('no texts');
  expect(a.offsets?.(a.value.indexOf('x'))).toBe(span.start);
  expect(text[b.offsets?.(b.value.indexOf('w')) ?? 0]).toBe('w');
});

it('allows comments next to names, words, quotes and block texts', () => {
  const yaml =
    "by: filingStatus # asked before\nfields: # all\n  a: 'b c' # one\nb: >- # folded\n  x # y\n";
  expect(parseText(yaml).diagnostics).toEqual([]);
});

it('names the place of the first of two equal keys', () => {
  const { text, spans } = marked('«a»: b\nc: d\n«a»: e\n');
  const [first, second] = spans.map((span) => ({ file, ...span }));
  expect(parseText(text).diagnostics).toEqual([
    {
      code: 'duplicate-key',
      severity: 'error',
      at: second,
      message: '"a" appears here a second time.',
      related: [{ at: first, message: 'First used here:' }],
      help: 'Remove or rename one of them.',
    },
  ]);
});

it('reports several duplicate keys as one mistake', () => {
  const { text, spans } = marked('a:\n  «b»: 1\n  c: 2\n  «b»: 3\n  c: 4\n');
  expect(parseText(text).diagnostics).toMatchObject([
    { at: spans[1], message: '"b" appears here a second time, and below it "c".' },
  ]);
});

it('reports every mistake of a file in one run', () => {
  const { text, spans } = marked('a: «x: y»\nb: «@c»\nd: e f «#g»\n');
  const places = parseText(text).diagnostics.map(({ at }) => at.start);
  expect(places.toSorted((a, b) => a - b)).toEqual(spans.map(({ start }) => start));
});

it('offers the text in the quotes it needs', () => {
  const help = (text: string) => parseText(`ask: ${text}\n`).diagnostics[0]?.help;
  expect(help('One: two')).toBe("Put the text in quotes: 'One: two'");
  expect(help("One: it's")).toBe('Put the text in quotes: "One: it\'s"');
  expect(help(`One: it's "two"`)).toBe(`Put the text in quotes: 'One: it''s "two"'`);
  expect(help(`One: ${'long '.repeat(20)}`)).toBe('Put the text in quotes.');
});

it('returns no tree that is a guess, and names every faulty file', () => {
  expect(parseText('a: b: c\n')).toMatchObject({ root: undefined, faulty: [file] });
  expect(parseText('a:\nb: c\n').faulty).toEqual([file]);
  expect(parseText('a: b\n').faulty).toEqual([]);
});

it('reads the rest of a file around a mistake', () => {
  const { root } = parseText("a:\n  b: c: d\n  e: f\ng: 'h\ni:\n  - j\n");
  expect(plain(root)).toEqual([
    ['a', [['e', 'f']]],
    ['i', ['j']],
  ]);
});

it('finds a mistake that another one hid', () => {
  const { text, spans } = marked("a: «'b»\nc: d\ne: «f: g»\nh: i\n");
  const places = parseText(text).diagnostics.map(({ at }) => at);
  expect(places).toEqual(spans.map((span) => ({ file, ...span })));
});

it('reads the first version of an unfinished merge', () => {
  const yaml = 'a:\r\n<<<<<<< HEAD\r\n  b: c\r\n=======\r\n  b: d\r\n>>>>>>> x\r\ne: f\r\n';
  expect(plain(parseText(yaml).root)).toEqual([
    ['a', [['b', 'c']]],
    ['e', 'f'],
  ]);
});

it('shows the whole text in quotes when only a part had them', () => {
  const help = (text: string) => parseText(`ask: ${text}\n`).diagnostics[0]?.help;
  expect(help('"Jobs" are what?')).toBe(`Put the whole text in quotes: '"Jobs" are what?'`);
  expect(help("'It's one'")).toBe('Put the whole text in quotes: "It\'s one"');
});

it('reads lines that end as on Windows, and a byte order mark', () => {
  const { root, diagnostics } = parseText('\uFEFFa: b\r\nc: >-\r\n  d\r\n  e\r\n');
  expect(diagnostics).toEqual([]);
  expect(plain(root)).toEqual([
    ['a', 'b'],
    ['c', 'd e'],
  ]);
});

it('returns a tree or explains why not, whatever a file contains, and never in the words of a library', () => {
  const signs = [
    ...`'"{}[]:,#&*!|>@%?-\\ \t\n`,
    '{{',
    '}}',
    ': ',
    ' #',
    '- ',
    '\n  ',
    '---\n',
    'a',
    'b: c\n',
    '“',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 30 }), (pieces) => {
      const { root, diagnostics } = parseText(pieces.join(''));
      expect(root !== undefined || diagnostics.length > 0).toBe(true);
      for (const { at, message, help } of diagnostics) {
        expect(at.start).toBeGreaterThanOrEqual(0);
        expect(at.end).toBeGreaterThanOrEqual(at.start);
        expect(`${message} ${help}`).not.toMatch(
          /scalar|mapping|token|flow |sequence|undefined|null/,
        );
      }
    }),
    { numRuns: 3000 },
  );
});

it('points at a character that the library reports after what it marks', () => {
  const { diagnostics } = parseText('[- !');
  expect(diagnostics.map(({ code, at }) => [code, at.start])).toContainEqual([
    'special-character',
    3,
  ]);
});

it('points at the first letter that is not UTF-8, and only in YAML', () => {
  const report = createReport();
  const files = new Map([
    [file, Uint8Array.of(0x61, 0x3a, 0x20, 0xc3, 0xa9, 0xe9, 0x0a)],
    ['blank.pdf', Uint8Array.of(0xe9)],
  ]);
  const { documents, faulty } = parse(files, report);
  expect({ documents, faulty: [...faulty] }).toEqual({ documents: [], faulty: [file] });
  expect(report.diagnostics.map(({ code, at }) => ({ code, at }))).toEqual([
    { code: 'not-utf-8', at: { file, start: 4, end: 5 } },
  ]);
});
