/**
 * Writes the languages of packages/model/src/languages.ts into the schemas: each list of their codes, and each object
 * with an entry for every language. test/house/languages.test.ts fails when they drift.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Language,
  languageNames,
  languages,
  translatedLanguages,
} from '../packages/model/src/languages.ts';

const schemas = fileURLToPath(new URL('../schemas/', import.meta.url));

type Properties = Record<string, unknown>;

/** A schema, or a part of one, with the languages of the model wherever it lists languages. */
export function withLanguages<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withLanguages) as T;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, listed(key, value)]);
  return Object.fromEntries(entries) as T;
}

function listed(key: string, value: unknown): unknown {
  const lists = key === 'enum' ? languages : key === 'required' ? translatedLanguages : [];
  if (Array.isArray(value) && lists.some((language) => value.includes(language)))
    return [...languagesOf(value), ...value.filter((each) => !isCode(each))];
  const inner = withLanguages(value);
  return key === 'properties' ? withProperties(inner as Properties) : inner;
}

/** Properties of a schema. If there is one for a translated language, the result has one for each language. */
function withProperties(properties: Properties): Properties {
  const known = translatedLanguages.find((language) => Object.hasOwn(properties, language));
  if (known === undefined) return properties;
  const entries = languagesOf(Object.keys(properties)).map((language) => [
    language,
    properties[language] ?? inLanguage(language, properties[known], known),
  ]);
  const others = Object.entries(properties).filter(([key]) => !isCode(key));
  return Object.fromEntries([...entries, ...others]);
}

/** The schema of a known language, rewritten for another. */
function inLanguage(language: Language, schema: unknown, known: Language): unknown {
  const text = JSON.stringify(schema)
    .replaceAll(languageNames[known].english, languageNames[language].english)
    .replaceAll(`${known}.yaml`, `${language}.yaml`);
  return JSON.parse(text);
}

/** All languages, or only the translated ones where English is not listed. */
function languagesOf(codes: readonly unknown[]): readonly Language[] {
  return codes.includes('en') ? languages : translatedLanguages;
}

function isCode(word: unknown): boolean {
  return typeof word === 'string' && /^[a-z]{2}$/.test(word);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = readdirSync(schemas, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const file = join(schemas, name);
    const before = JSON.parse(readFileSync(file, 'utf8'));
    const after = withLanguages(before);
    if (JSON.stringify(after) !== JSON.stringify(before))
      writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  }
}
