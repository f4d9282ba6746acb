import { type Diagnostic, pathOf, regionOf, type Sources } from '@formpress/compiler';
import { count } from '../foundation/count.ts';

/**
 * The summary for people: a line for each form version or place, the total, and where to begin. For fewer than
 * two open findings, the total alone.
 */
export function summaryOf(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  folder: string,
): string {
  const open = diagnostics.filter(({ accepted }) => accepted === undefined);
  if (open.length < 2) return totalOf(diagnostics);
  return [...placesOf(open), totalOf(diagnostics), beginning(open, sources, folder)].join('');
}

/** The total in one line. */
export function totalOf(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings, accepted } = countByKind(diagnostics);
  const total = `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
  return accepted === 0 ? `${total}.\n` : `${total}, ${count(accepted, 'warning')} accepted.\n`;
}

/** How many findings of each kind there are. */
export function countByKind(diagnostics: readonly Diagnostic[]) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const accepted = diagnostics.filter((each) => each.accepted !== undefined).length;
  return { errors, warnings: diagnostics.length - errors - accepted, accepted };
}

/** More lines than this would push the first findings off the screen. */
const mostPlaces = 20;

function placesOf(open: readonly Diagnostic[]): string[] {
  const places = new Map<string, Diagnostic[]>();
  for (const each of open) {
    const place = placeOf(each.at.file);
    places.set(place, [...(places.get(place) ?? []), each]);
  }
  const sorted = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const shown = sorted.slice(0, mostPlaces);
  const width = Math.max(...shown.map(([place]) => place.length));
  const lines = shown.map(([place, found]) => `${place.padEnd(width)}  ${inWords(found)}\n`);
  const left = sorted.length - shown.length;
  return left === 0 ? lines : [...lines, `and ${left} more\n`];
}

/** The folder of the form version, form or place that a file belongs to. */
function placeOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  const inner = folders.findIndex((name) => /^(?:translations|flows|cases|images)$/.test(name));
  return folders.slice(0, inner === -1 ? undefined : inner).join('/') || file;
}

function inWords(found: readonly Diagnostic[]): string {
  const { errors, warnings } = countByKind(found);
  return [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(', ');
}

/**
 * Where to begin: the first error. The compiler works from what all share to places and forms, phase by phase, and
 * leaves out what another error explains, so later errors may be consequences of the first.
 */
function beginning(open: readonly Diagnostic[], sources: Sources, folder: string): string {
  const first = open.find(({ severity }) => severity === 'error');
  if (!first) return '';
  const line = regionOf(first.at, sources)?.start.line;
  const place = [pathOf(first.at.file, folder), ...(line === undefined ? [] : [line])].join(':');
  return `Begin with ${place}: ${firstSentence(first.message)}\n`;
}

/** The first sentence of a message. A full stop inside quotes does not end it. */
function firstSentence(message: string): string {
  const [sentence = message] = /^(?:"[^"]*"|[^.!?]|[.!?](?!\s))*[.!?]?/.exec(message) ?? [];
  return sentence.replaceAll(/\s+/g, ' ');
}
