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

/** The language whose code marks the parts of a schema that list languages. New ones are described as it is. */
const model = 'es';

type Properties = Record<string, unknown>;

/** A schema, or a part of one, with the languages of the model wherever it lists languages. */
export function withLanguages<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withLanguages) as T;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, listed(key, value)]);
  return Object.fromEntries(entries) as T;
}

function listed(key: string, value: unknown): unknown {
  if (Array.isArray(value) && (key === 'enum' || key === 'required') && value.includes(model))
    return [...languagesOf(value), ...value.filter((each) => !isCode(each))];
  const inner = withLanguages(value);
  if (key !== 'properties' || !Object.hasOwn(inner as Properties, model)) return inner;
  return withProperties(inner as Properties);
}

function withProperties(properties: Properties): Properties {
  const known = languagesOf(Object.keys(properties)).map((language) => [
    language,
    properties[language] ?? inLanguage(properties[model], language),
  ]);
  const others = Object.entries(properties).filter(([key]) => !isCode(key));
  return Object.fromEntries([...known, ...others]);
}

/** What a schema says of the model language, said of another. */
function inLanguage(schema: unknown, language: Language): unknown {
  const text = JSON.stringify(schema)
    .replaceAll(languageNames[model].english, languageNames[language].english)
    .replaceAll(`${model}.yaml`, `${language}.yaml`);
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
  for (const file of names
    .filter((each) => each.endsWith('.json'))
    .map((each) => join(schemas, each))) {
    const before = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
    const after = JSON.stringify(withLanguages(JSON.parse(before)));
    if (after !== before) writeFileSync(file, `${JSON.stringify(JSON.parse(after), null, 2)}\n`);
  }
}
