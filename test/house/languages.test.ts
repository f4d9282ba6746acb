import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, translatedLanguages } from '@formpress/model';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../schemas/', import.meta.url));

/** Every list of languages in a schema: an enum of their codes, or an object with one key for each. */
function listsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listsIn);
  const { enum: codes, properties } = value as { enum?: string[]; properties?: object };
  const keys = Object.keys(properties ?? {}).filter((key) => /^[a-z]{2}$/.test(key));
  const all = [codes, keys].flatMap((list) => (list?.includes('en') ? [list] : []));
  // Of the languages that English is translated into.
  const translated = codes?.includes('es') && !codes.includes('en') ? [['en', ...codes]] : [];
  return [...all, ...translated, ...inside];
}

it('lists the languages of the model in the schemas', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const lists = names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => listsIn(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  expect(lists.length).toBeGreaterThan(3);
  expect(lists).toEqual(lists.map(() => [...languages]));
});

it('has English first, and translates into all others', () => {
  expect(languages[0]).toBe('en');
  expect(translatedLanguages).toEqual(languages.slice(1));
});
