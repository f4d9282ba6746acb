import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeNames, usStates } from '@formpress/model';
import { corpusFlow, corpusFlowTexts } from './corpus-flow.ts';
import { random } from './random.ts';

const definitions = fileURLToPath(new URL('../../definitions/', import.meta.url));

/** The number of form versions in a corpus: W-4s in all their versions, the rest small forms of these states. */
export type CorpusSize = { versions: number; w4s: number; states: readonly string[] };

/** The size at which we measure. */
export const corpusSize: CorpusSize = {
  versions: 400,
  w4s: 21,
  states: usStates.filter((code) => code !== 'PR'),
};

type Change = (text: string) => string;

/**
 * Writes a folder of definitions as large as ours will be, made from ours: other ids, places, names,
 * amounts and days, but the same patterns. The same seed gives the same bytes.
 */
export function writeCorpus(folder: string, seed: number, size: CorpusSize = corpusSize): void {
  const chance = random(seed);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(definitions, 'shared'), join(folder, 'shared'), { recursive: true });
  // The states of a corpus have no agreements.
  rmSync(join(folder, 'shared/reciprocity.yaml'));
  // States keep their English names here, whatever the language.
  copyTree('shared/translations', join(folder, 'shared/translations'), (text) =>
    text.replaceAll('Luisiana', 'Louisiana'),
  );
  writeFederal(folder, chance, size);
  const wanted = size.versions - versionsOfW4() * size.w4s;
  for (const [index, code] of size.states.entries()) {
    const more = wanted % size.states.length > index ? 1 : 0;
    writeState(folder, code, Math.floor(wanted / size.states.length) + more, chance);
  }
}

/** How many versions of the W-4 there are. */
export function versionsOfW4(): number {
  const names = readdirSync(join(definitions, 'us/federal/W4101'));
  return names.filter((name) => /^\d/.test(name)).length;
}

function writeFederal(folder: string, chance: () => number, { w4s, states }: CorpusSize): void {
  const ids = Array.from({ length: w4s }, (_, index) => `W4${101 + index}`);
  for (const [index, id] of ids.entries()) {
    const letter = String.fromCharCode(65 + index);
    const days = 10 + Math.floor(chance() * 80);
    copyTree('us/federal/W4101', join(folder, 'us/federal', id), (text) =>
      text
        .replaceAll('W4101', id)
        .replaceAll('W-4', `W-4${letter}`)
        .replaceAll('1 week', `${days} days`)
        .replace(/\b[0-9a-f]{64}\b/, (digest) => otherDigest(digest, id)),
    );
  }
  for (const [language, name] of Object.entries({ es: 'Federal', fr: 'Fédéral' })) {
    const pair = `- en: Federal\n  ${language}: ${name}\n`;
    write(join(folder, `us/federal/translations/${language}.yaml`), pair);
  }
  const offers = ids.map((id) => `  ${id}: { recommended: true }\n`).join('');
  const notWritten = usStates.filter((code) => !states.includes(code));
  write(
    join(folder, 'us/federal/locality.yaml'),
    `locality: FEDERAL\nname: Federal\nforms:\n${offers}flows:\n  FEDERAL:\n    - { forms: [${ids.join(', ')}] }\nnotWritten: [${notWritten.join(', ')}]\n`,
  );
}

/** A different digest for each form, as if each had its own agency file. */
function otherDigest(digest: string, id: string): string {
  return id === 'W4101' ? digest : createHash('sha256').update(digest).update(id).digest('hex');
}

function writeState(folder: string, code: string, count: number, chance: () => number): void {
  const place = join(folder, 'us', code);
  const ids = Array.from({ length: count }, (_, index) => `${code}${101 + index}`);
  const name = placeNames[code] ?? code;
  for (const [language, pairs] of Object.entries(corpusFlowTexts(name)))
    write(join(place, `translations/${language}.yaml`), pairs);
  write(join(place, `flows/${code}_RESIDENT.yaml`), corpusFlow(name, ids));
  for (const id of ids) copyTree('us/AL/AL101', join(place, id), stateForm(id, code, chance));
  write(join(place, 'locality.yaml'), localityOf(code, ids));
}

/** A state's certificate: its own amounts, days and names, with the questions of the A4. */
function stateForm(id: string, code: string, chance: () => number): Change {
  const single = 1000 + 50 * Math.floor(chance() * 40);
  const days = 11 + Math.floor(chance() * 40);
  const penalty = 200 + 25 * Math.floor(chance() * 20);
  return (text) =>
    text
      .replaceAll('AL101', id)
      .replaceAll('AL.', `${code}.`)
      .replaceAll('Alabama', placeNames[code] ?? code)
      .replace(/\bA4\b/g, `A4-${id}`)
      .replace(/\b1500\b/g, String(single))
      .replace(/\b3000\b/g, String(2 * single))
      .replace('is: 500,', `is: ${penalty},`)
      .replace(/\b10( days| días| jours)/g, `${days}$1`);
}

function localityOf(code: string, ids: string[]): string {
  const offers = ids.map(
    (id) => `  ${id}: { when: 'livesHere or worksHere', recommended: 'worksHere' }\n`,
  );
  const all = `{ forms: [${ids.join(', ')}] }`;
  return [
    `locality: ${code}\nname: ${placeNames[code]}\n# accept untested-place: nobody lives in the corpus\nforms:\n${offers.join('')}flows:\n`,
    `  ${code}_RESIDENT:\n    - { when: 'worksHere', forms: [${ids.join(', ')}] }\n`,
    `    - { start: QS1 }\n  ${code}_NONRESIDENT:\n    - ${all}\n`,
  ].join('');
}

function copyTree(from: string, to: string, change: Change): void {
  const source = join(definitions, from);
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(yaml|json)$/.test(path)) continue;
    write(join(to, path), change(readFileSync(join(source, path), 'utf8')));
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
