import { describePlaces, plainList } from '@formpress/comparison';
import { placesIn } from '../../phases/5-check/localities/places-in.ts';
import type { Table, TableLocality, TableRow } from './table-of.ts';

/** The table for people to read: under each locality what it offers, and to whom. */
export function printTable({ localities, notWritten }: Table): string {
  const parts = localities.map(printLocality);
  if (notWritten.length > 0) parts.push(`Not written yet: ${notWritten.join(' ')}\n`);
  return parts.join('\n');
}

function printLocality(locality: TableLocality): string {
  const { code, name, rows, notWritten } = locality;
  const what = rows.map(describeWhat);
  const width = Math.max(...what.map((words) => words.length));
  const lines = rows.map((row, index) => {
    const who = describeWho(row, locality);
    return `  ${(what[index] ?? '').padEnd(width)}  ${who}${describeWhy(row)}`;
  });
  return `${[`${code}  ${name}`, ...lines, ...describeToCome(notWritten)].join('\n')}\n`;
}

function describeToCome(forms: TableLocality['notWritten']): string[] {
  const names = forms.map(({ id, name }) => `${id} (${name})`);
  return names.length === 0 ? [] : [`  not written yet: ${names.join(', ')}`];
}

/** A star marks a form that is recommended. */
function describeWhat({ forms }: TableRow): string {
  if (forms.length === 0) return 'nothing';
  return forms.map(({ id, recommended }) => `${id}${recommended ? '*' : ''}`).join(' ');
}

function describeWhy({ because }: TableRow): string {
  return because.length === 0 ? '' : `: ${because.join(' ')}`;
}

/** People of the country, then those from the other one. */
function describeWho({ people }: TableRow, { country }: TableLocality): string {
  const other = country === 'US' ? 'CA' : 'US';
  const own = people.filter(({ home }) => placesIn[country].includes(home));
  const foreign = [...new Set(people.map(({ home }) => home))].filter((home) =>
    placesIn[other].includes(home),
  );
  const isWholeCountry = foreign.length === placesIn[other].length;
  const abroad = other === 'CA' ? 'Canada' : 'the United States';
  return [
    ...(own.length > 0 ? [describePlaces(own, placesIn[country])] : []),
    ...(foreign.length > 0
      ? [`those who live in ${isWholeCountry ? abroad : plainList(foreign, 'or')} and work here`]
      : []),
  ].join('; ');
}
