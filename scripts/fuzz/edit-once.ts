import { pick } from '../corpus/random.ts';

const strange = [
  ...[
    '\0',
    '\u202E',
    '\u200B',
    '\u00AD',
    '\uFEFF',
    '\t',
    '\r',
    '\u2028',
    '\u{1F600}',
    '\uD800',
    'é',
  ],
  ...[
    '{{',
    '}}',
    '{{#each',
    '[',
    ']',
    '{',
    '}',
    ': ',
    ' #',
    '- ',
    '&a ',
    '*a',
    '!x ',
    '|',
    '>',
    '"',
    "'",
  ],
  ...[
    '999999999999999999999999',
    '-1',
    '0',
    '1e400',
    '.5',
    '0x10',
    'NaN',
    '__proto__',
    'constructor',
  ],
  ...['toString', 'null', '~', 'true', 'none', 'again', '@', '@year', '(', ')', '?', '(((((', '\\'],
  ...['(a+)+$', '[', '{1,99999}', '(?:)', '^$', 'QS1', 'QS99999', 'INELIGIBLE', 'finish', '<<: *a'],
];

type Edit = (lines: string[], chance: () => number) => string[];

const at = (lines: string[], chance: () => number) => Math.floor(chance() * lines.length);

/** Edits of the lines of a file. */
const edits: Record<string, Edit> = {
  'a line dropped': (lines, chance) => lines.toSpliced(at(lines, chance), 1),
  'some lines dropped': (lines, chance) =>
    lines.toSpliced(at(lines, chance), 1 + at(lines, chance)),
  'a line doubled': (lines, chance) => {
    const line = at(lines, chance);
    return lines.toSpliced(line, 0, lines[line] ?? '');
  },
  'a line written 400 times': (lines, chance) => {
    const line = at(lines, chance);
    return lines.toSpliced(line, 0, ...Array<string>(400).fill(lines[line] ?? ''));
  },
  'two lines exchanged': (lines, chance) => {
    const [one, other] = [at(lines, chance), at(lines, chance)];
    return lines.with(one, lines[other] ?? '').with(other, lines[one] ?? '');
  },
  'a line further in': (lines, chance) => indented(lines, chance, '  '),
  'a line much further in': (lines, chance) => indented(lines, chance, ' '.repeat(300)),
  'a line further out': (lines, chance) => {
    const line = at(lines, chance);
    return lines.with(line, (lines[line] ?? '').replace(/^ {2}/, ''));
  },
  'a word exchanged': (lines, chance) => words(lines, chance, () => pick(strange, chance)),
  'a word of the file in place of another': (lines, chance) =>
    words(lines, chance, () => pick(pick(lines, chance).split(/([\w.@']+)/), chance)),
  'a sign put in': (lines, chance) => {
    const line = at(lines, chance);
    const text = lines[line] ?? '';
    const column = Math.floor(chance() * (text.length + 1));
    return lines.with(line, text.slice(0, column) + pick(strange, chance) + text.slice(column));
  },
  'a number made great': (lines, chance) => {
    const line = at(lines, chance);
    return lines.with(
      line,
      (lines[line] ?? '').replace(/[0-9]+/, (found) => found.repeat(1 + Math.floor(chance() * 30))),
    );
  },
  'brackets around a value': (lines, chance) => {
    const line = at(lines, chance);
    const depth = pick([1, 3, 60, 400], chance);
    return lines.with(
      line,
      (lines[line] ?? '').replace(
        /: (.*)/,
        (_, value: string) => `: ${'['.repeat(depth)}${value}${']'.repeat(depth)}`,
      ),
    );
  },
  'the end cut off': (lines, chance) => lines.slice(0, at(lines, chance)),
  'a text made long': (lines, chance) => {
    const line = at(lines, chance);
    return lines.with(
      line,
      (lines[line] ?? '').replace(/[A-Za-z]+/, (found) =>
        found.repeat(pick([3, 100, 3000], chance)),
      ),
    );
  },
};

function indented(lines: string[], chance: () => number, by: string): string[] {
  const line = at(lines, chance);
  return lines.with(line, by + (lines[line] ?? ''));
}

/** Replaces a random word of a line. */
function words(lines: string[], chance: () => number, put: () => string): string[] {
  const line = at(lines, chance);
  const parts = (lines[line] ?? '').split(/([\w.@']+)/);
  const word = 2 * Math.floor((chance() * parts.length) / 2) + 1;
  return lines.with(line, word < parts.length ? parts.with(word, put()).join('') : put());
}

/** Makes one random edit in a text. */
export function editOnce(text: string, chance: () => number): { text: string; name: string } {
  const name = pick(Object.keys(edits), chance);
  const lines = text.split('\n');
  return { name, text: edits[name]?.(lines, chance).join('\n') ?? text };
}
