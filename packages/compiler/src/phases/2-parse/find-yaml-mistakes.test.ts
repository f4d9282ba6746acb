import { expect, it } from 'vitest';
import { marked } from '../../../../../test/foundation/marked.ts';
import { createReport } from '../../diagnostics/report.ts';
import { parse } from './parse.ts';

const file = 'a.yaml';

function mistakesIn(text: string) {
  const report = createReport();
  parse(new Map([[file, Buffer.from(text)]]), report);
  return report.diagnostics.map(({ code, at, message }) => ({ code, at, message }));
}

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
  ['unquoted-colon', 'a: «“One: two”»\n', 'This text has a colon in it, and its quotes are curly.'],
  ['missing-colon', 'a:\n  «required always»\n  b: c\n', 'This line has no colon after its name.'],
  ['missing-colon', 'a: b\n«required always»\n', 'This line has no colon after its name.'],
  ['missing-colon', 'a:\n  «questions»\n    x: y\n', 'This line has no colon after its name.'],
  ['missing-space', 'a:\n  b: c\n  «ask:What»\n', 'There is no space after the colon.'],
  ['missing-space', '«-{ a: b }»\n- { a: c }\n- { a: d }\n', 'There is no space after the dash.'],
  ['missing-colon', 'a: { «ask What», b: c }\n', '"ask What" has no colon after its name.'],
  [
    'unclosed-quote',
    "a: { b: 'c', d: «'e }»\nf: g\n",
    'This text begins with a single quote but does not end with one.',
  ],
  ['missing-space', 'a: { «b:c», d: e }\n', 'There is no space after the colon.'],
  [
    'wrong-indentation',
    'a:\n  b: c\n    «d: e»\n',
    'This line is indented below "b", which already has a value.',
  ],
  [
    'wrong-indentation',
    'a:\n  b:\n    c: d\n   «e: f»\n',
    'This line is indented by 3 spaces, unlike any line above it.',
  ],
  [
    'wrong-indentation',
    'a:\n  b:\n    c: d\n  «e: f»\n    g: h\n',
    'This line is further left than the lines around it.',
  ],
  [
    'wrong-indentation',
    'a:\n  b:\n    c: d\n«e:»\n    f: g\n  h:\n    i: j\n',
    'This line is further left than the lines around it.',
  ],
  [
    'wrong-indentation',
    'a:\n  b:\n«c:»\n      d: e\n    f:\n      g: h\n  i: j\n',
    'This line is further left than the lines around it.',
  ],
  [
    'merge-conflict',
    'a:\n«<<<<<<< HEAD»\n  b: c\n=======\n  b: d\n>>>>>>> spring\n  e: f\n',
    'There are marks of an unfinished merge here.',
  ],
  ['merge-conflict', 'a: b\n«>>>>>>> x»\n', 'There are marks of an unfinished merge here.'],
  [
    'wrong-indentation',
    ' a: b\n«c: d»\n',
    'This line is indented by 0 spaces, unlike any line above it.',
  ],
  [
    'wrong-indentation',
    'a:\n  - b\n  «c: d»\n',
    'This line has no dash, but the lines above it are a list.',
  ],
  [
    'wrong-indentation',
    'a:\n  b: c\n  «- d»\n',
    'This line begins with a dash, but the lines above it have names.',
  ],
  [
    'wrong-indentation',
    'a: >-\n«text»\nb: c\n',
    'This line follows a ">" or "|", but is not indented below it.',
  ],
  ['irregular-space', 'a:\n«\t»b: c\n\td: e\n', 'This line begins with a tab.'],
  [
    'irregular-space',
    'a:\n«\u00A0»b: c\n',
    'This line begins with a space that is not an ordinary one.',
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
  ['comma-in-text', 'a: { is: «2,200», from: b }\n', 'This number has a comma in it.'],
  ['comma-in-text', 'a: { b: «1,234,567.50» }\n', 'This number has a comma in it.'],
  [
    'bracket-in-row',
    'blank: [«f1_13[0]»]\n',
    '"f1_13[0]" has a bracket in it and needs quotes inside { } or [ ].',
  ],
  [
    'bracket-in-row',
    '- { a: «Per{sonnes» à charge }\n- { b: c }\n',
    '"Per{sonnes" has a bracket in it and needs quotes inside { } or [ ].',
  ],
  ['unmatched-bracket', '- { a: Exempti«}»on }\n', 'The row ends with this "}", but more follows.'],
  ['missing-name', 'a: { b: c, «:» d }\n', 'There is no name before this colon.'],
  [
    'text-cut-by-comment',
    'a: { b: 1, «#c: [2, 3] }»\nd: e\n',
    'This "#" begins a comment, so the row before it never ends.',
  ],
  ['bracket-in-row', '«[a]»: b\n', 'A name cannot begin with a bracket.'],
  [
    'unclosed-quote',
    "a: «'b»\nc: d\n",
    'This text begins with a single quote but does not end with one.',
  ],
  [
    'unclosed-quote',
    'a:\n  b: «"c»\n  d: "e"\n',
    'This text begins with a double quote but does not end with one.',
  ],
  [
    'text-after-quote',
    "a: 'It«'s fine'»\n".replace("«'", "'«"),
    'The text in quotes ends before this.',
  ],
  ['backslash-in-quotes', 'a: "^«\\d»+$"\n', '"\\d" means nothing inside double quotes.'],
  ['unquoted-character', 'a: «@year»\n', 'A text cannot begin with "@".'],
  ['unquoted-character', 'a: «[optional] Enter it»\n', 'A text cannot begin with "[".'],
  ['unquoted-character', 'a: «> 3»\nb: c\n', 'A text cannot begin with ">".'],
  ['unquoted-character', 'a: «- b»\n', 'A text cannot begin with "-".'],
  ['unquoted-template', 'f: «{{x}} {{y}}»\nb: c\n', 'A text that begins with "{{" needs quotes.'],
  [
    'unquoted-template',
    'f: { by: x, A: «{{y}}», B: c }\n',
    'A text that begins with "{{" needs quotes.',
  ],
  [
    'special-character',
    'a: «&x b»\n',
    'Here "&" has a special meaning in YAML, which definitions do not use.',
  ],
  [
    'special-character',
    'a: «*Required»\n',
    'Here "*" has a special meaning in YAML, which definitions do not use.',
  ],
  [
    'special-character',
    'a: «!!str 1»\n',
    'Here "!" has a special meaning in YAML, which definitions do not use.',
  ],
  [
    'special-character',
    'a:\n  «<<: x»\n',
    'Here "<<" has a special meaning in YAML, which definitions do not use.',
  ],
  [
    'special-character',
    '«%YAML 1.2»\n---\na: b\n',
    'Here "%" has a special meaning in YAML, which definitions do not use.',
  ],
  ['empty-value', 'a:\n  «b»:\n  c: d\n', '"b" has no value.'],
  ['empty-value', 'a:\n  - b\n  «-»\n', 'This line of the list is empty.'],
  [
    'multiple-documents',
    'a: b\n«---»\nc: d\n',
    'This line ends the file in YAML, but more follows.',
  ],
  ['empty-file', '# nothing yet\n', 'This file is empty.'],
  ['empty-file', '---\n', 'This file is empty.'],
])('says %s of %j', (code, yaml, message) => {
  const { text, span } = marked(yaml);
  expect(mistakesIn(text)).toEqual([{ code, at: { file, ...span }, message }]);
});

it.each([
  ['a text of several words', 'x: Do you have a «#1 job?»\n'],
  ['a single word where prose is expected', 'label: Employee «#1»\n'],
  ['a text that begins with the sign', 'ask: «#1 job?»\n'],
  ['a label of an option', 'options:\n  A: First «#1»\n'],
  ['a line of a list', 'notes:\n  - One «#2»\n'],
  ['a text on several lines', 'ask: Do you have\n  a «#1 job?»\n  or more\nb: c\n'],
  ['a text in a row', 'a: { ask: Do you «#1, about: x }»\nb: c\n'],
])('says that a "#" cuts %s', (_, yaml) => {
  const { text, span } = marked(yaml);
  const code = 'text-cut-by-comment';
  expect(mistakesIn(text)).toMatchObject([{ code, at: { file, ...span } }]);
});
