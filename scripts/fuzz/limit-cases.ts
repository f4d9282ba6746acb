import type { limits } from '../../packages/compiler/src/limits/limits.ts';
import {
  blank,
  calculated,
  formFile,
  questions,
  set,
  times,
  version,
  yesNo,
} from './oversized-definition.ts';

type Files = Record<string, string>;

/**
 * Definitions with a given number of what a limit counts, to try just within the limit and just beyond it. Then the
 * file that the message names, and how the named line begins.
 */
export type LimitCase = {
  files(count: number): Files;
  file: string;
  line: string;
  /** What the message says after the limit, if anything. */
  where?: string;
  /** How much more is just beyond; 1 when absent. */
  step?: number;
};

const inForm = `${version}/form.yaml`;
const inQuestions = `${version}/questions.yaml`;
const inBlank = `${version}/blank.yaml`;
const inSpanish = 'us/WY/WY901/translations/es.yaml';

const many = (count: number, make: (index: number) => string) => times(count, make).join('');

function formula(make: (count: number) => string): Pick<LimitCase, 'files' | 'file'> {
  return {
    files: (count) => questions(set('QS3', calculated('result', make(count)))),
    file: inQuestions,
  };
}

/** A question that has no box, so that nothing is wrong with the form but its size. */
function unprinted(id: string): string {
  return yesNo(id).replace(' }\n', ', prints: { nothing: There is no box for it. } }\n');
}

/** Sets in a row, with these numbers of questions, after the two sets of the template. */
function row(counts: readonly number[]): Files {
  return questions(
    ...counts.map((count, part) =>
      set(
        `QS${part + 3}`,
        many(count, (index) => unprinted(`q${part}x${index}`)),
        part === counts.length - 1 ? '{ finish: sign }' : `QS${part + 4}`,
      ),
    ),
  );
}

/** As many sets of 240 questions as are needed. The template has three. */
function interview(count: number): Files {
  const rest = count - 3;
  const full = Math.floor(rest / 240);
  return row([...times(full, () => 240), ...(rest % 240 > 0 ? [rest % 240] : [])]);
}

/** A chain of calculations, spread over sets. The first of them is in the template. */
function chain(count: number): Files {
  const links = times(count - 1, (index) =>
    calculated(`c${index}`, index === 0 ? 'allowance + 1' : `c${index - 1} + 1`),
  );
  return questions(set('QS3', links.join('')));
}

/** Versions, each based on the one before, after that of the template. */
function versions(count: number): Files {
  const day = (index: number) => new Date(Date.UTC(2026, 0, 2 + index)).toISOString().slice(0, 10);
  return Object.fromEntries(
    times(count, (index) => [
      `us/WY/WY901/2026.1.${index + 1}/form.yaml`,
      `basedOn: WY901 2026.1.${index}\nname: EX-1\ntitle: Example Certificate\neffective: ${day(index)}\n`,
    ]),
  );
}

/** A formula with a number of parts. Each min around a term doubles its parts and adds four. */
function parts(count: number): string {
  const terms: string[] = [];
  let rest = count - 1;
  for (let depth = 11; depth > 0; depth -= 1) {
    const more = 5 * 2 ** depth - 3;
    if (rest < more) continue;
    rest -= more;
    terms.push(`${'min(1, '.repeat(depth)}dependents${')'.repeat(depth)}`);
  }
  const ones = times(Math.floor(rest / 2), () => '1');
  return [...terms, ...ones, rest % 2 ? '-dependents' : 'dependents'].join(' + ');
}

/**
 * A question that depends on seven earlier answers: each question in between counts once for each of their
 * 128 combinations. Those of the next set count once.
 */
function junctions(count: number): Files {
  const rest = count - 131;
  const kept = times(7, (index) => `m${index}`);
  const between = times(Math.floor(rest / 128) - 1, (index) => `f${index}`);
  const after = times(rest % 128, (index) => `t${index}`);
  const last = unprinted('last').replace('always', `{ when: "${kept.join(' and ')}" }`);
  return questions(
    set('QS3', `${[...kept, ...between].map(unprinted).join('')}${last}`, 'QS4'),
    set('QS4', [...after, 'end'].map(unprinted).join('')),
  );
}

/** The limits that definitions can meet exactly. */
export type LimitName = Exclude<keyof typeof limits, 'pathWork'>;

/** For every limit whose number can be met exactly, definitions within it and beyond it. */
export const limitCases: Record<LimitName, LimitCase> = {
  file: {
    files: (count) => {
      const [text = ''] = Object.values(formFile(''));
      const comment = '# A remark that nobody reads.\n';
      const rest = count - text.length;
      const lines = comment.repeat(Math.floor(rest / comment.length) - 1);
      return { [inForm]: `${text}${lines}`.padEnd(count - 1, '#').concat('\n') };
    },
    file: inForm,
    line: '',
  },
  nesting: {
    files: (count) => ({ [inQuestions]: many(count, (i) => `${' '.repeat(i)}a:\n`) }),
    file: inQuestions,
    line: `${' '.repeat(100)}a:`,
  },
  mistakes: {
    files: (count) => ({ [inQuestions]: many(count, (i) => `a${i}: &b c\n`) }),
    file: inQuestions,
    line: 'a200:',
  },
  text: {
    files: (count) => blank(`      - ${'Do you '.repeat(2000).slice(0, count - 1)}x\n`),
    file: inBlank,
    line: '      - Do you',
  },
  word: {
    files: (count) => blank(`      - ${'a'.repeat(count)}\n`),
    file: inBlank,
    line: '      - aaa',
  },
  translations: {
    files: (count) => ({
      [inSpanish]: many(count, (i) => `- { en: Sentence ${i}, es: Frase ${i} }\n`),
    }),
    file: inSpanish,
    line: '- { en: Sentence 5000,',
  },
  entries: {
    files: (count) => formFile(many(count - 1, (i) => `  a${i}: { is: ${i}, from: Line 2 }\n`)),
    file: inForm,
    line: '  a999:',
  },
  sets: { files: (count) => row(times(count - 2, () => 1)), file: inQuestions, line: 'QS201:' },
  questionsInSet: {
    files: (count) => row([count]),
    file: inQuestions,
    line: '    q0x250:',
  },
  questions: { files: interview, file: inQuestions, line: '    q8x' },
  bands: {
    files: (count) => {
      const rows = times(count, (i) => `    - { over: ${i * 100}, is: ${i} }\n`).join('');
      return {
        ...formFile(`  tax:\n    from: Line 2\n    is:\n${rows}`),
        ...questions(set('QS3', calculated('q', 'band(@tax, dependents * 100)'))),
      };
    },
    file: inForm,
    line: '    - { over: 20000,',
  },
  cells: {
    files: (count) => {
      const columns = 40;
      const rows = Math.ceil(count / columns);
      const range = (i: number, last: number) =>
        i === last ? `${i * 10} and over` : `${i * 10} - ${i * 10 + 9}`;
      const cells = (row: number) => times(columns, (column) => row * columns + column).join(', ');
      return formFile(
        `  chart:\n    from: Line 2\n    is:\n      columns: [${times(columns, (i) => range(i, columns - 1)).join(', ')}]\n      rows:\n${many(rows, (i) => `        ${range(i, rows - 1)}: [${cells(i)}]\n`)}`,
      );
    },
    file: inForm,
    line: '      columns:',
    step: 40,
  },
  pages: {
    files: (count) => blank(many(count - 1, (i) => `  - holds: [Page ${i}]\n`)),
    file: inBlank,
    line: '  - holds: [Page 49]',
  },
  fields: {
    files: (count) => ({
      ...blank(many(count - 4, (i) => `          - { text: Line ${i}, field: f${i} }\n`)),
      [`${version}/pdf.yaml`]: `sign:\n  signatureLine: { page: 1, box: [72, 300, 240, 16] }\n  date: { page: 1, box: [360, 300, 100, 16], format: MM/DD/YYYY }\nfields:\n  name: '{{employee.name}}'\n  exempt: 'isExempt'\n  dependents: '{{dependents}}'\n  allowance: '{{allowance}}'\nblank:\n${many(count - 4, (i) => `  - f${i}\n`)}`,
    }),
    file: inBlank,
    line: '          - { text: Line 996,',
  },
  bases: { files: versions, file: 'us/WY/WY901/2026.1.51/form.yaml', line: 'basedOn:' },
  formulaWords: {
    // Words and signs alternate, so their number is odd. A sign in front makes it even.
    ...formula(
      (count) =>
        `${count % 2 ? '' : '-'}${many(Math.floor((count - 1) / 2), () => '1 + ')}dependents`,
    ),
    line: '    result:',
  },
  formulaNesting: {
    ...formula((count) => `${'('.repeat(count)}dependents${')'.repeat(count)}`),
    line: '    result:',
  },
  formulaDigits: {
    ...formula((count) => `dependents + ${'7'.repeat(count)}`),
    line: '    result:',
  },
  formulaParts: { ...formula(parts), line: '    result:' },
  resultDigits: {
    // The answer to a question for a whole number counts as thirty digits.
    ...formula((count) => `${'dependents * '.repeat(33)}${'7'.repeat(count - 990)}`),
    line: '    result:',
  },
  junctions: {
    files: junctions,
    file: inQuestions,
    line: '  next: QS4',
    where: ' The last of them are in QS3.',
  },
  chain: { files: chain, file: inQuestions, line: '    c199:' },
};
