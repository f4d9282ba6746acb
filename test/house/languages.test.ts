import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageNames, languages, translatedLanguages } from '@formpress/model';
import { expect, it } from 'vitest';
import { withLanguages } from '../../scripts/generate-languages.ts';

const folder = fileURLToPath(new URL('../../schemas/', import.meta.url));
const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))] as const);

it.each(schemas)('lists the languages of the model in %s', (_, schema) => {
  expect(JSON.stringify(schema), 'Run npm run generate.').toBe(
    JSON.stringify(withLanguages(schema)),
  );
});

it('finds a list that lacks any one of the languages', () => {
  for (const missing of translatedLanguages) {
    const some = languages.filter((language) => language !== missing);
    expect(withLanguages({ enum: some })).toEqual({ enum: [...languages] });
  }
});

it('writes a language that a schema lacks, and drops one that the model lacks', () => {
  const before = {
    enum: ['es', 'xx'],
    required: ['en', 'es', 'note'],
    properties: {
      en: { description: 'The text in English.' },
      es: { description: 'The text in Spanish; in es.yaml.' },
      note: { enum: ['draft'] },
    },
  };
  expect(withLanguages(before)).toEqual({
    enum: [...translatedLanguages],
    required: [...languages, 'note'],
    properties: {
      en: { description: 'The text in English.' },
      ...Object.fromEntries(
        translatedLanguages.map((language) => [
          language,
          { description: `The text in ${languageNames[language].english}; in ${language}.yaml.` },
        ]),
      ),
      note: { enum: ['draft'] },
    },
  });
});

it('has English first, and translates into all others', () => {
  expect(languages[0]).toBe('en');
  expect(translatedLanguages).toEqual(languages.slice(1));
});
