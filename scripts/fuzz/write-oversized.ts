import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OversizedDefinition } from './oversized-definition.ts';

/** The folder that "formpress init" writes. */
export const template = fileURLToPath(
  new URL('../../packages/cli/template/definitions', import.meta.url),
);

const asked = /\b(?:ask|breadcrumb): ([^,'\n]+)[,\n]|\b(?:O\d+): ([^,}]+?)(?=,| })/g;

/** The files of oversized definitions, with a translation for each question. */
export function oversizedFiles({ files }: OversizedDefinition) {
  const written = files();
  return { from: template, files: { ...translationsOf(written), ...written } };
}

/** Translations of all questions, sets and options, except those that the template translates. */
export function translationsOf(files: Record<string, string>): Record<string, string> {
  const [text] = Object.entries(files).flatMap(([path, each]) =>
    path.endsWith('/questions.yaml') ? [each] : [],
  );
  if (text === undefined) return {};
  const texts = new Set([...text.matchAll(asked)].map(([, ask, option]) => ask ?? option ?? ''));
  const of = (language: string) => {
    const known = readFileSync(join(template, `shared/translations/${language}.yaml`), 'utf8');
    const open = [...texts].filter((each) => !known.includes(`en: ${each}\n`));
    return open.map((each) => `- en: ${each}\n  ${language}: Ja ${each}\n`).join('');
  };
  const names = ['es', 'fr'].map((language) => [
    `us/WY/WY901/translations/${language}.yaml`,
    of(language) || '[]\n',
  ]);
  return Object.fromEntries(names) as Record<string, string>;
}
