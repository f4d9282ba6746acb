import { placeNames } from '@formpress/model';
import { digestOf } from '../../../foundation/seal.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import type { Row } from './place-rows.ts';
import type { PlaceTable, Section } from './place-table.ts';

/** The lock file next to locality.yaml. */
export const placeLockName = 'locality.lock.txt';

const casesSection = 'cases';

/** The text of locality.lock.txt. */
export function printPlaceLock(table: PlaceTable, { code }: Pick<LinkedLocality, 'code'>): string {
  const about = `Written by "formpress lock": who gets which forms of ${nameOf(code)}. A star marks what is recommended.`;
  const cases = { name: casesSection, lines: table.cases };
  const sections = table.sections.map((section) => ({
    name: section.name,
    lines: [
      ...section.rows.map((row) => `${printWho(row, hereOf(code))}: ${row.gets}`),
      ...[...section.answers].map(([answer, gets]) => `${answer}: ${gets}`),
    ],
  }));
  const printed = [...sections, cases].filter(({ lines }) => lines.length > 0);
  const parts = printed.map(({ name, lines }) => [name, ...lines.map((line) => `  ${line}`)]);
  const body = parts.map((lines) => lines.join('\n')).join('\n\n');
  return `${about}\nChange it by "formpress lock" alone. Its digest is ${digestOf(body)}.\n\n${body}\n`;
}

function nameOf(code: string): string {
  if (code === 'FEDERAL') return 'the United States';
  return code === 'CANADA_FEDERAL' ? 'Canada' : (placeNames[code] ?? code);
}

/** The locality itself as a place of work. */
function hereOf(code: string): string {
  return code.endsWith('FEDERAL') ? 'country' : code;
}

const unregistered = ', not registered';

function printWho({ homes, isHere, others, isUnregistered }: Row, here: string): string {
  const works = [...(isHere ? [here] : []), ...(others.length > 0 ? [others.join(' ')] : [])];
  return `home ${homes.join(' ')}, work ${works.join(' and ')}${isUnregistered ? unregistered : ''}`;
}

/** Reads what printPlaceLock wrote; undefined when the text is anything else. */
export function readPlaceLock(
  text: string,
  locality: Pick<LinkedLocality, 'code'>,
): PlaceTable | undefined {
  const [, ...parts] = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n\n');
  const table: PlaceTable = { sections: [], cases: [] };
  for (const part of parts) {
    const [name = '', ...lines] = part.split('\n');
    const bare = lines.map((line) => line.replace(/^ {2}/, ''));
    if (name === casesSection) table.cases.push(...bare);
    else table.sections.push(readSection(name, bare, hereOf(locality.code)));
  }
  const isSame = printPlaceLock(table, locality) === text.replaceAll('\r\n', '\n');
  return isSame ? table : undefined;
}

function readSection(name: string, lines: readonly string[], here: string): Section {
  const section: Section = { name, rows: [], answers: new Map() };
  for (const line of lines) {
    const [, key = '', gets = ''] = /^(.*?): (.*)$/.exec(line) ?? [];
    const isUnregistered = key.endsWith(unregistered);
    const who = isUnregistered ? key.slice(0, -unregistered.length) : key;
    const [, homes, work = ''] = /^home (.*), work (.*)$/.exec(who) ?? [];
    if (homes === undefined) section.answers.set(key, gets);
    else {
      const row = { homes: homes.split(' '), ...readWork(work, here), gets };
      section.rows.push(isUnregistered ? { ...row, isUnregistered } : row);
    }
  }
  return section;
}

function readWork(work: string, here: string): Pick<Row, 'isHere' | 'others'> {
  if (work === here) return { isHere: true, others: [] };
  const isHere = work.startsWith(`${here} and `);
  const others = isHere ? work.slice(`${here} and `.length) : work;
  return { isHere, others: others.split(' ') };
}
