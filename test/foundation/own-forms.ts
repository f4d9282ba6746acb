import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { translatedLanguages, usStates } from '@formpress/model';
import { printPlaceLock } from '../../packages/compiler/src/phases/5-check/places/place-lock.ts';
import { printTextsLock } from '../../packages/compiler/src/phases/7-prove/wording/texts-lock.ts';
import { definitions } from './compile-folder.ts';

/**
 * Copies some of the project's own forms, such as "us/AL" and "us/federal/W4101", so that findings do
 * not change with every added form. All other places count as not written.
 */
export async function copyOwnForms(
  copy: string,
  folders: string[],
  filter: (path: string) => boolean = () => true,
): Promise<void> {
  for (const folder of ['shared', ...folders]) {
    await cp(join(definitions, folder), join(copy, folder), { recursive: true, filter });
  }
  const written = new Set(folders.map((folder) => folder.split('/')[1]));
  const others = usStates.filter((code) => !written.has(code));
  await put(copy, 'locality.yaml', `${federal}${others.map((code) => `  - ${code}\n`).join('')}`);
  await put(copy, 'locality.lock.txt', placeLock);
  for (const language of translatedLanguages)
    await put(copy, `translations/${language}.yaml`, `- { en: Federal, ${language}: Federal }\n`);
  await put(copy, 'texts.lock.json', textsLock);
}

const federal = `locality: FEDERAL
name: Federal
forms:
  W4101: { recommended: true }
flows:
  FEDERAL:
    - { forms: [W4101] }
notWritten:
`;

const textsLock = printTextsLock({
  texts: { '': { name: 'Federal' } },
  translations: { Federal: translatedLanguages.map(() => 'Federal') },
});

const everyone = { homes: ['anywhere'], isHere: true, others: [] };

const placeLock = printPlaceLock(
  {
    sections: [
      { name: 'forms', rows: [{ ...everyone, gets: 'W4101*' }], answers: new Map() },
      { name: 'FEDERAL', rows: [{ ...everyone, gets: 'W4101' }], answers: new Map() },
    ],
    cases: [],
  },
  { code: 'FEDERAL' },
);

async function put(copy: string, name: string, text: string): Promise<void> {
  const file = join(copy, 'us/federal', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
