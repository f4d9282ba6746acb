import type { LoweredForm } from '../../phases/6-lower/lowered-form.ts';
import { type ReadingLevel, readingLevelOf } from './reading-level.ts';

const about =
  'How hard the English questions, notes and refusals of each form are to read, in its newest version: ' +
  'the average and the largest number of words in a sentence, and the Flesch–Kincaid grade, which is ' +
  'the years of school in the United States that a reader needs. Options and statements are left out, ' +
  'because they are not sentences or have the wording of the law.';

/** The reading level of each form: a heading, an explanation and a table. */
export function readingSection(forms: readonly LoweredForm[]): string[] {
  const english = forms.filter(({ bundle }) => bundle.language === 'en');
  // Forms are sorted by version, so the last of an id is its newest.
  const newest = new Map(english.map((form) => [form.bundle.id, form]));
  const levels = [...newest].flatMap(([id, form]) => {
    const level = readingLevelOf(englishOf(form));
    return level ? [{ id, version: form.bundle.version, level }] : [];
  });
  if (levels.length === 0) return [];
  const rows = levels.map(({ id, version, level }) => rowOf([id, version], level));
  const all = readingLevelOf([...newest.values()].flatMap(englishOf));
  const total = all ? [rowOf(['all forms', ''], all)] : [];
  const heads = ['Form', 'Version', 'Sentences', 'Words per sentence', 'Longest', 'Grade'];
  return ['## Reading level', about, tableOf([heads, heads.map(() => '---'), ...total, ...rows])];
}

function rowOf(names: string[], { sentences, words, longest, grade }: ReadingLevel): string[] {
  const average = (words / sentences).toFixed(1);
  return [...names, `${sentences}`, average, `${longest}`, grade.toFixed(1)];
}

function tableOf(rows: readonly string[][]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const keysOfSentences = ['questionText', 'text', 'listItems', 'optionalLabel', 'message'];

/** What employees read of a form in English: each text once. */
function englishOf({ questionSets: { en } }: LoweredForm): string[] {
  return [
    ...new Set([en.interview, en.withFederal ?? {}].flatMap((bodies) => sentencesIn(bodies))),
  ];
}

function sentencesIn(value: unknown, isSentence = false): string[] {
  if (typeof value === 'string') return isSentence ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => sentencesIn(each, isSentence));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    sentencesIn(each, keysOfSentences.includes(key)),
  );
}
