import { expect, it } from 'vitest';
import { marked } from '../../diagnostics/marked.ts';
import { createReport } from '../../diagnostics/report.ts';
import { parse } from './parse.ts';
import type { YamlNode } from './yaml-node.ts';

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

it('gives no place the line break that ends a block', () => {
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

it.each([
  [
    'unquoted-colon',
    'a:\n  ask: «Step 1(c): which one?»\n  b: c\n',
    'This text has a colon in it.',
  ],
  ['unquoted-colon', 'a: «x > 0 ? y : z» # or not\n', 'This text has a colon in it.'],
  [
    'unquoted-colon',
    'a: «Do you have children\n  under 17: yes or no?»\n',
    'This text has a colon in it.',
  ],
  [
    'unquoted-colon',
    'a: «“One: two”»\n',
    'This text has a colon in it, and its quotes are not straight.',
  ],
  ['missing-colon', 'a:\n  «required always»\n  b: c\n', 'This line has no colon after its name.'],
  ['missing-colon', 'a: b\n«required always»\n', 'This line has no colon after its name.'],
  ['missing-colon', 'a:\n  «questions»\n    x: y\n', 'This line has no colon after its name.'],
  ['missing-space', 'a:\n  b: c\n  «ask:What»\n', 'There is no space after the colon.'],
  ['missing-space', '«-{ a: b }»\n- { a: c }\n- { a: d }\n', 'There is no space after the dash.'],
  ['missing-colon', 'a: { «ask What», b: c }\n', '"ask What" has no colon after its name.'],
  [
    'unclosed-quote',
    "a: { b: 'c', d: «'e }»\nf: g\n",
    'This text begins with a single quote and does not end with one.',
  ],
  ['missing-space', 'a: { «b:c», d: e }\n', 'There is no space after the colon.'],
  [
    'wrong-indentation',
    'a:\n  b: c\n    «d: e»\n',
    'This line is indented below "b", which has a value already.',
  ],
  [
    'wrong-indentation',
    'a:\n  b:\n    c: d\n   «e: f»\n',
    'This line begins 3 spaces in, where no line above it begins.',
  ],
  [
    'wrong-indentation',
    ' a: b\n«c: d»\n',
    'This line begins 0 spaces in, where no line above it begins.',
  ],
  [
    'wrong-indentation',
    'a:\n  - b\n  «c: d»\n',
    'This line has no dash, and the lines above it are a list.',
  ],
  [
    'wrong-indentation',
    'a:\n  b: c\n  «- d»\n',
    'This line begins with a dash, and the lines above it have names.',
  ],
  [
    'wrong-indentation',
    'a: >-\n«text»\nb: c\n',
    'This line follows a ">" or "|", and it is not indented below it.',
  ],
  ['strange-space', 'a:\n«\t»b: c\n\td: e\n', 'This line begins with a tab.'],
  [
    'strange-space',
    'a:\n«\u00A0»b: c\n',
    'This line begins with a blank that is not an ordinary space.',
  ],
  ['unmatched-bracket', 'a: «{» b: c, d: e\nf: g\n', 'This "{" is never closed.'],
  ['unmatched-bracket', 'a: «{» b: { c: d }, e: f\ng: h\n', 'This "{" is never closed.'],
  ['unmatched-bracket', 'a: «[»b, c}\nd: e\n', 'This "[" is closed by a "}".'],
  ['unmatched-bracket', 'a: { b: c } «}»\nd: e\nf: g\n', 'This "}" closes nothing.'],
  ['wrong-comma', 'a: { b: c «d»: e }\n', 'There is no comma before "d".'],
  ['wrong-comma', "a: { b: 'c' «d»: e }\n", 'There is no comma before "d".'],
  ['wrong-comma', "a: ['b' «'c'»]\n", `There is no comma before "'c'".`],
  [
    'comma-in-text',
    'a: { about: Married, «at single rate», type: b }\n',
    '"at single rate" has no value.',
  ],
  [
    'bracket-in-row',
    'blank: [«f1_13[0]»]\n',
    '"f1_13[0]" has a bracket in it and cannot stand bare inside { } or [ ].',
  ],
  [
    'bracket-in-row',
    '- { a: «Per{sonnes» à charge }\n- { b: c }\n',
    '"Per{sonnes" has a bracket in it and cannot stand bare inside { } or [ ].',
  ],
  [
    'unmatched-bracket',
    '- { a: Exempti«}»on }\n',
    'The row ends with this "}", and more follows it.',
  ],
  ['missing-name', 'a: { b: c, «:» d }\n', 'There is no name before this colon.'],
  [
    'text-cut-by-comment',
    'a: { b: 1, «#c: [2, 3] }»\nd: e\n',
    'This "#" begins a comment, so that the row before it never ends.',
  ],
  ['bracket-in-row', '«[a]»: b\n', 'A name cannot begin with a bracket.'],
  [
    'unclosed-quote',
    "a: «'b»\nc: d\n",
    'This text begins with a single quote and does not end with one.',
  ],
  [
    'unclosed-quote',
    'a:\n  b: «"c»\n  d: "e"\n',
    'This text begins with a double quote and does not end with one.',
  ],
  [
    'text-after-quote',
    "a: 'It«'s fine'»\n".replace("«'", "'«"),
    "The text in quotes ends before this: s fine'",
  ],
  ['backslash-in-quotes', 'a: "^«\\d»+$"\n', '"\\d" means nothing inside double quotes.'],
  ['unquoted-sign', 'a: «@year»\n', 'A text cannot begin with "@".'],
  ['unquoted-sign', 'a: «[optional] Enter it»\n', 'A text cannot begin with "[".'],
  ['unquoted-sign', 'a: «> 3»\nb: c\n', 'A text cannot begin with ">".'],
  ['unquoted-sign', 'a: «- b»\n', 'A text cannot begin with "-".'],
  ['unquoted-template', 'f: «{{x}} {{y}}»\nb: c\n', 'A text that begins with "{{" needs quotes.'],
  [
    'unquoted-template',
    'f: { by: x, A: «{{y}}», B: c }\n',
    'A text that begins with "{{" needs quotes.',
  ],
  [
    'special-sign',
    'a: «&x b»\n',
    'Here "&" has a special meaning in YAML, which definitions do without.',
  ],
  [
    'special-sign',
    'a: «*Required»\n',
    'Here "*" has a special meaning in YAML, which definitions do without.',
  ],
  [
    'special-sign',
    'a: «!!str 1»\n',
    'Here "!" has a special meaning in YAML, which definitions do without.',
  ],
  [
    'special-sign',
    'a:\n  «<<: x»\n',
    'Here "<<" has a special meaning in YAML, which definitions do without.',
  ],
  [
    'special-sign',
    '«%YAML 1.2»\n---\na: b\n',
    'Here "%" has a special meaning in YAML, which definitions do without.',
  ],
  ['empty-value', 'a:\n  «b»:\n  c: d\n', '"b" has no value.'],
  ['empty-value', 'a:\n  - b\n  «-»\n', 'This line of the list is empty.'],
  [
    'several-documents',
    'a: b\n«---»\nc: d\n',
    'This line ends the file for YAML, and more follows it.',
  ],
  ['empty-file', '# nothing yet\n', 'This file is empty.'],
  ['empty-file', '---\n', 'This file is empty.'],
])('says %s of %j', (code, yaml, message) => {
  const { text, span } = marked(yaml);
  const found = parseText(text).diagnostics.map((each) => ({
    code: each.code,
    at: each.at,
    message: each.message,
  }));
  expect(found).toEqual([{ code, at: { file, ...span }, message }]);
});

it.each([
  ['a text of several words', 'x: Do you have a «#1 job?»\n'],
  ['a single word where prose stands', 'label: Employee «#1»\n'],
  ['a text that begins with the sign', 'ask: «#1 job?»\n'],
  ['a label of an option', 'options:\n  A: First «#1»\n'],
  ['a line of a list', 'notes:\n  - One «#2»\n'],
  ['a text on several lines', 'ask: Do you have\n  a «#1 job?»\n  or more\nb: c\n'],
  ['a text in a row', 'a: { ask: Do you «#1, about: x }»\nb: c\n'],
])('says that a "#" cuts %s', (_, yaml) => {
  const { text, span } = marked(yaml);
  const found = parseText(text).diagnostics.map(({ code, at }) => ({ code, at }));
  expect(found).toEqual([{ code: 'text-cut-by-comment', at: { file, ...span } }]);
});

it('lets comments stand beside names, words, quotes and block texts', () => {
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
      message: '"a" stands here a second time.',
      related: [{ at: first, message: 'The first time:' }],
      help: 'Take one of them away, or give one another name.',
    },
  ]);
});

it('takes several doubled keys for one mistake', () => {
  const { text, spans } = marked('a:\n  «b»: 1\n  c: 2\n  «b»: 3\n  c: 4\n');
  expect(parseText(text).diagnostics).toMatchObject([
    { at: spans[1], message: '"b" stands here a second time, and below it "c".' },
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

it('passes on no tree that is a guess, and names every faulty file', () => {
  expect(parseText('a: b: c\n')).toMatchObject({ root: undefined, faulty: [file] });
  expect(parseText('a:\nb: c\n').faulty).toEqual([file]);
  expect(parseText('a: b\n').faulty).toEqual([]);
});

it('reads lines that end as on Windows, and a byte order mark', () => {
  const { root, diagnostics } = parseText('\uFEFFa: b\r\nc: >-\r\n  d\r\n  e\r\n');
  expect(diagnostics).toEqual([]);
  expect(plain(root)).toEqual([
    ['a', 'b'],
    ['c', 'd e'],
  ]);
});
