import {
  bindings,
  blank,
  calculated,
  formFile,
  type OversizedDefinition,
  questions,
  set,
  times,
  version,
  yesNo,
} from './oversized-definition.ts';

const many = (count: number, make: (index: number) => string) => times(count, make).join('');

/** Six other questions before a question, or all there are. */
const sixBefore = (index: number) =>
  times(Math.min(index, 6), (step) => `q${(index * 7 + step * 5) % index}`);

function askedWhen(index: number): string {
  const others = [...new Set(sixBefore(index))].join(' or ');
  return yesNo(`q${index}`, index === 0 ? 'always' : `{ when: "${others}" }`);
}

/** A question with many options, of its own kind. */
function options(name: string, count: number, kind: 'which' | 'some'): OversizedDefinition {
  const list = times(count, (i) => `O${i}: Option ${i}`).join(', ');
  const line = `    q: { ask: Which one is it?, answer: ${kind}, required: always, options: { ${list} } }\n`;
  const kinds =
    'which: { show: SELECT, otherwise: Choose Yes or No. }\n' +
    'some: { show: INPUT MULTI_SELECT_CHECKBOX, otherwise: Choose Yes or No. }\n';
  return { name, files: () => ({ 'us/WY/answers.yaml': kinds, ...questions(set('QS3', line)) }) };
}

function notes(name: string, count: number): OversizedDefinition {
  const list = times(count, (i) => `Sentence number ${i}.`).join(', ');
  const line = `    q: { ask: Which one is it?, answer: yesNo, required: always, notes: [${list}] }\n`;
  return { name, files: () => questions(set('QS3', line)) };
}

function fields(name: string, count: number): OversizedDefinition {
  return {
    name,
    files: () => ({
      ...blank(many(count, (i) => `          - { text: Line ${i}, field: f${i} }\n`)),
      ...bindings(`blank:\n${many(count, (i) => `  - f${i}\n`)}`),
    }),
  };
}

/** Forms with more of something than anyone writes. */
export const largeForms: OversizedDefinition[] = [
  {
    name: '2,000 questions in a set',
    files: () =>
      questions(
        set(
          'QS3',
          many(2000, (index) => yesNo(`q${index}`)),
        ),
      ),
  },
  {
    name: '1,990 questions in 20 sets',
    files: () =>
      questions(
        ...times(20, (part) =>
          set(
            `QS${part + 3}`,
            many(part === 0 ? 90 : 100, (index) => yesNo(`q${part}x${index}`)),
            part === 19 ? '{ finish: sign }' : `QS${part + 4}`,
          ),
        ),
      ),
  },
  {
    name: '1,990 calculations in a chain',
    files: () =>
      questions(
        ...times(20, (part) =>
          set(
            `QS${part + 3}`,
            many(part === 0 ? 90 : 100, (index) => {
              const number = part * 100 + index - (part === 0 ? 0 : 10);
              return calculated(`c${number}`, number === 0 ? 'dependents' : `c${number - 1} + 1`);
            }),
            part === 19 ? '{ finish: sign }' : `QS${part + 4}`,
          ),
        ),
      ),
  },
  {
    name: '2,000 sets in a row',
    files: () =>
      questions(
        ...times(2000, (index) =>
          set(
            `QS${index + 3}`,
            yesNo(`q${index}`),
            index === 1999 ? '{ finish: sign }' : `QS${index + 4}`,
          ),
        ),
      ),
  },
  {
    name: '40 sets, each with two paths to the next two',
    files: () =>
      questions(
        ...times(40, (index) =>
          set(
            `QS${index + 3}`,
            yesNo(`q${index}`),
            index >= 38
              ? '{ finish: sign }'
              : `{ by: q${index}, true: QS${index + 4}, false: QS${index + 5} }`,
          ),
        ),
      ),
  },
  {
    name: '30 questions, each asked when one of six others is yes',
    files: () => questions(set('QS3', many(30, askedWhen))),
  },
  {
    name: '100 questions, each asked when one of six others is yes',
    files: () => questions(set('QS3', many(100, askedWhen))),
  },
  {
    name: 'a question asked when three of 24 others are yes',
    files: () =>
      questions(
        set(
          'QS3',
          many(24, (index) => yesNo(`q${index}`)) +
            yesNo('last', `{ when: "countYes(${times(24, (index) => `q${index}`)}) >= 3" }`),
        ),
      ),
  },
  {
    name: 'a sum of 90 questions, half of them compared',
    files: () =>
      questions(
        set(
          'QS3',
          many(
            90,
            (index) =>
              `    n${index}: { ask: Number ${index}?, answer: count, required: always }\n`,
          ) +
            calculated(
              'sum',
              times(90, (i) => (i % 2 ? `n${i}` : `max(n${i} - ${i}, 0)`)).join(' + '),
            ),
        ),
      ),
  },
  options('5,000 options', 5000, 'which'),
  options('1,000 options', 1000, 'which'),
  options('300 boxes to tick in one question', 300, 'some'),
  notes('5,000 notes', 5000),
  notes('1,000 notes', 1000),
  fields('5,000 fields in a blank', 5000),
  fields('990 fields in a blank', 990),
  {
    name: '1,000 pages',
    files: () => blank(many(1000, (i) => `  - holds: [Page ${i}]\n`)),
  },
  {
    name: '5,000 rows in a table',
    files: () =>
      blank(
        `      - table: { headers: 'a | b', rows: [${times(5000, (i) => `'${i} | ${i}'`)}] }\n`,
      ),
  },
  { name: '50 pages', files: () => blank(many(49, (i) => `  - holds: [Page ${i}]\n`)) },
  {
    name: '1,000 rows in a table',
    files: () =>
      blank(
        `      - table: { headers: 'a | b', rows: [${times(1000, (i) => `'${i} | ${i}'`)}] }\n`,
      ),
  },
  {
    name: '990 amounts',
    files: () => formFile(many(990, (i) => `  a${i}: { is: ${i}, from: Line 2 }\n`)),
  },
  {
    name: '200 bands',
    files: () => ({
      ...formFile(
        `  tax: { from: Line 2, is: [${times(200, (i) => `{ over: ${i * 100}, is: ${i} }`).join(', ')}] }\n`,
      ),
      ...questions(set('QS3', calculated('q', 'band(@tax, dependents * 100)'))),
    }),
  },
  {
    name: '1,000 cases',
    files: () => ({
      [`${version}/cases/many.yaml`]: many(
        1000,
        (i) => `- { about: Case ${i}., answers: { isExempt: true }, expect: { path: [QS1] } }\n`,
      ),
    }),
  },
  {
    name: '5,000 amounts',
    files: () => formFile(many(5000, (i) => `  a${i}: { is: ${i}, from: Line 2 }\n`)),
  },
  {
    name: '5,000 bands',
    files: () =>
      formFile(
        `  tax: { from: Line 2, is: [${times(5000, (i) => `{ over: ${i * 100}, is: ${i} }`).join(', ')}] }\n`,
      ),
  },
  {
    name: '5,000 cases',
    files: () => ({
      [`${version}/cases/many.yaml`]: many(
        5000,
        (i) => `- { about: Case ${i}., answers: { isExempt: true }, expect: { path: [QS1] } }\n`,
      ),
    }),
  },
  {
    name: '500 versions, each based on the one before',
    files: () => {
      const day = (i: number) => new Date(Date.UTC(2026, 0, 2 + i)).toISOString().slice(0, 10);
      const versions = times(500, (i): [string, string] => [
        `us/WY/WY901/2026.1.${i + 1}/form.yaml`,
        `name: EX-1\ntitle: Example Certificate\nbasedOn: WY901 2026.1.${i}\neffective: ${day(i)}\n`,
      ]);
      return Object.fromEntries(versions);
    },
  },
];
