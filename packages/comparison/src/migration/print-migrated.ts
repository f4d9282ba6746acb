import { quotedList } from '../foundation/describe-list.ts';
import type { Migrated, UnusedAnswer } from './migrate.ts';

/** A report for people: what happens to stored answers, and what must be asked. */
export function printMigrated(migrated: Migrated, from: string, to: string): string {
  const { complete, kept, refused, dropped, ask, path, wasComplete } = migrated;
  const lines = [
    complete
      ? `The answers are valid in ${to}: nothing must be asked.`
      : `The answers are not enough for ${to}.`,
    ...(wasComplete ? [] : [`They were not complete in ${from} either.`]),
    '',
    ...section('Must be asked', ask),
    ...section('Refused now', refused.map(describeLeft)),
    ...section('Dropped', dropped.map(describeLeft)),
    ...section('Kept', Object.keys(kept).length > 0 ? [Object.keys(kept).join(', ')] : []),
    `Path: ${path.join(', ')}; ${describeEnd(migrated)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function section(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${heading}:`, ...items.map((item) => `- ${item}`), ''];
}

function describeLeft({ question, why }: UnusedAnswer): string {
  return `${question}: ${why}`;
}

function describeEnd({ end, path }: Migrated): string {
  if ('finish' in end) return `it finishes with ${quotedList([end.finish])}.`;
  if ('ineligible' in end) return `${path.at(-1)} leads to INELIGIBLE: the form cannot be used.`;
  return `what follows depends on the answer to ${quotedList([end.unanswered])}.`;
}
