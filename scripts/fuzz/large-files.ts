import {
  blank,
  formFile,
  type OversizedDefinition,
  questions,
  set,
  times,
  version,
  yesNo,
} from './oversized-definition.ts';

const million = 1_000_000;

/** A file that holds something nested. */
function nested(name: string, text: string): OversizedDefinition {
  return { name, files: () => ({ [`${version}/questions.yaml`]: text }) };
}

const word = 'a'.repeat(million);

/** Files whose YAML is larger, deeper or odder than anyone writes. */
export const largeFiles: OversizedDefinition[] = [
  nested('brackets nested 10,000 deep', `a: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`),
  nested('brackets nested 10,000 deep and never closed', `a: ${'['.repeat(10_000)}\n`),
  nested('names nested 2,000 deep', times(2000, (i) => `${' '.repeat(i)}a:\n`).join('')),
  nested('names nested 10,000 deep', times(10_000, (i) => `${' '.repeat(i)}a:\n`).join('')),
  nested('dashes nested 10,000 deep', `${'- '.repeat(10_000)}a\n`),
  nested('braces nested 10,000 deep', `${'{ a: '.repeat(10_000)}b${' }'.repeat(10_000)}\n`),
  {
    name: 'boxes side by side, nested 300 deep',
    files: () =>
      blank(
        `      - across: ${'[{ down: '.repeat(300)}[{ caption: A, field: b }]${' }]'.repeat(300)}\n`,
      ),
  },
  {
    name: 'a word of 1 MB in a question',
    files: () => questions(set('QS3', yesNo('q').replace('Is it', word))),
  },
  { name: 'a word of 1 MB in a blank', files: () => blank(`      - ${word}\n`) },
  {
    name: 'a word of 1 MB in a caption',
    files: () => blank(`      - across: [{ caption: ${word}, field: more }]\n`),
  },
  {
    name: 'a word of 1 MB as a title',
    files: () =>
      formFile('').valueOf() && {
        [`${version}/form.yaml`]: (formFile('')[`${version}/form.yaml`] ?? '').replace(
          'Example Certificate',
          word,
        ),
      },
  },
  { name: 'a word of 1 MB as a name', files: () => questions(set('QS3', yesNo(word))) },
  {
    name: 'a word of 1 MB as an amount',
    files: () => formFile(`  other: { is: ${word}, from: Line 2 }\n`),
  },
  {
    name: 'a word of 1 MB in a formula',
    files: () => questions(set('QS3', yesNo('q', `{ when: "${word}" }`))),
  },
  {
    name: 'a word of 1 MB in a pattern',
    files: () =>
      questions(
        set(
          'QS3',
          `    q: { ask: Which?, answer: text, required: always, accepts: '^${word}$', orElse: Write it so. }\n`,
        ),
      ),
  },
  {
    name: 'a word of 1 MB in a case',
    files: () => ({
      [`${version}/cases/long.yaml`]: `- { about: ${word}, answers: { isExempt: ${word} }, expect: { path: [QS1] } }\n`,
    }),
  },
  {
    name: 'a word of 1 MB in a translation',
    files: () => ({ 'us/WY/WY901/translations/es.yaml': `- en: ${word}\n  es: ${word}b\n` }),
  },
  {
    name: '1 MB of short words in a question',
    files: () => questions(set('QS3', yesNo('q').replace('Is it', 'Do you '.repeat(million / 7)))),
  },
  {
    name: '1 MB of short words in a blank',
    files: () => blank(`      - ${'Do you '.repeat(million / 7)}\n`),
  },
  {
    name: '100,000 places to fill in a text',
    files: () =>
      questions(
        set(
          'QS3',
          `    q: { ask: '${'{{usd @allowanceEach}} '.repeat(100_000)}', answer: yesNo, required: always }\n`,
        ),
      ),
  },
  {
    name: '100,000 opening braces in a text',
    files: () =>
      questions(
        set('QS3', `    q: { ask: '${'{{'.repeat(100_000)}', answer: yesNo, required: always }\n`),
      ),
  },
  {
    name: '100,000 stars in a blank',
    files: () => blank(`      - '${'**a *b'.repeat(20_000)}'\n`),
  },
  {
    name: '20,000 translations',
    files: () => ({
      'us/WY/WY901/translations/es.yaml': times(
        20_000,
        (i) => `- en: Sentence ${i}\n  es: Frase ${i}\n`,
      ).join(''),
    }),
  },
  {
    name: '5,000 translations',
    files: () => ({
      'us/WY/WY901/translations/es.yaml': times(
        5000,
        (i) => `- en: Sentence ${i}\n  es: Frase ${i}\n`,
      ).join(''),
    }),
  },
  {
    name: '40 texts of 10,000 characters in a blank',
    files: () => blank(`      - ${'Do you '.repeat(1400)}\n`.repeat(40)),
  },
  {
    name: '40 texts of 10,000 characters in notes',
    files: () =>
      questions(
        set(
          'QS3',
          `    q: { ask: Which one is it?, answer: yesNo, required: always, notes: [${times(40, () => 'Do you '.repeat(1400))}] }\n`,
        ),
      ),
  },
  {
    name: '400 places to fill in a text',
    files: () =>
      questions(
        set(
          'QS3',
          `    q: { ask: '${'{{usd @allowanceEach}} '.repeat(400)}', answer: yesNo, required: always }\n`,
        ),
      ),
  },
  {
    name: '5,000 opening braces in a text',
    files: () =>
      questions(
        set('QS3', `    q: { ask: '${'{{ '.repeat(3000)}', answer: yesNo, required: always }\n`),
      ),
  },
  { name: '1,500 stars in a blank', files: () => blank(`      - '${'**a *b '.repeat(1400)}'\n`) },
  {
    name: '20,000 lines that are no YAML',
    files: () => ({ [`${version}/questions.yaml`]: times(20_000, (i) => `"a${i}: [b\n`).join('') }),
  },
  {
    name: '20,000 strange lines',
    files: () => ({
      [`${version}/questions.yaml`]: times(20_000, (i) => `  a${i}: b # c\n a: &x b\n`).join(''),
    }),
  },
  {
    name: 'a great page number',
    files: () => ({
      [`${version}/pdf.yaml`]: `fields:\n  name: '{{employee.name}}'\nsign:\n  signatureLine: { page: 99999999999, box: [1e9, 99999999999999999999999, 240, 16] }\n`,
    }),
  },
  {
    name: 'great sizes in a blank',
    files: () =>
      blank(
        `      - across: [{ caption: A, field: b, share: 99999999999999999999, max: 99999999999 }]\nsize: 99999999\n`,
      ),
  },
  {
    name: 'a lock of 10 MB that is no JSON',
    files: () => ({ [`${version}/paths.lock.json`]: '['.repeat(10 * million) }),
  },
  {
    name: 'a lock nested 100,000 deep',
    files: () => ({
      [`${version}/paths.lock.json`]: `{"paths":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    }),
  },
  {
    name: 'a place with 2,000 forms that are not written',
    files: () => ({
      'us/WY/locality.yaml': `locality: WY\nname: Wyoming\nforms:\n  WY901: { when: 'livesHere or worksHere', recommended: true }\nformsNotWritten:\n${times(2000, (i) => `  WY${i + 1000}: { name: A${i}, title: Title ${i} }\n`).join('')}`,
    }),
  },
  {
    name: 'a flow with 2,000 sets',
    files: () => ({
      'us/WY/locality.yaml': `locality: WY\nname: Wyoming\nforms:\n  WY901: { when: 'livesHere or worksHere', recommended: true }\nflows:\n  WY_RESIDENT:\n    - { start: QS0 }\n`,
      'us/WY/flows/WY_RESIDENT.yaml': times(2000, (i) =>
        set(
          `QS${i}`,
          yesNo(`q${i}`),
          i === 1999
            ? `{ by: q${i}, true: { forms: [WY901] }, false: { forms: [] } }`
            : `QS${i + 1}`,
        ),
      ).join(''),
    }),
  },
];
