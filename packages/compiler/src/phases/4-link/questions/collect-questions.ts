import { suggest } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import { childEntries } from '../foundation/entries.ts';

/** Every question of the sets once, where it is written in full. Reports an `again` without a question, but keeps it. */
export function collectQuestions(
  sets: MapEntry[],
  baseSets: MapEntry[],
  report: Report,
): Map<string, MapEntry> {
  const written = new Map<string, MapEntry>();
  for (const entry of sets.flatMap(questionsOf)) {
    if (isReused(entry)) continue;
    const first = written.get(entry.key);
    if (first) reportTwice(entry, first, report);
    else written.set(entry.key, entry);
  }
  const inBase = new Map(
    baseSets
      .flatMap(questionsOf)
      .filter(isWrittenHere)
      .map((each) => [each.key, each]),
  );
  for (const entry of sets.flatMap(questionsOf)) {
    if (written.has(entry.key)) continue;
    const original = inBase.get(entry.key);
    if (!original) reportUnknown(entry, [...written.keys(), ...inBase.keys()], report);
    written.set(entry.key, original ?? entry);
  }
  return written;
}

/** The questions of one set, `again` included. */
export function questionsOf(set: MapEntry): MapEntry[] {
  return childEntries(set.value, 'questions');
}

/** Whether a question is written elsewhere. */
export function isReused({ value }: MapEntry): boolean {
  return value.kind === 'text';
}

function isWrittenHere(entry: MapEntry): boolean {
  return !isReused(entry);
}

function reportTwice(entry: MapEntry, first: MapEntry, report: Report): void {
  report({
    code: 'duplicate-question',
    severity: 'error',
    at: entry.keyAt,
    message: `"${entry.key}" is written in full twice.`,
    related: [{ at: first.keyAt, message: 'First written here:' }],
    help: `If it is the same question, write "${entry.key}: again" here; if not, give it another id.`,
    fixes: [
      {
        title: `Write "${entry.key}: again"`,
        edits: [
          {
            at: { ...entry.keyAt, start: entry.keyAt.end, end: entry.value.at.end },
            text: ': again',
          },
        ],
      },
    ],
  });
}

function reportUnknown(entry: MapEntry, known: string[], report: Report): void {
  const { question, ...fixes } = suggest(entry.key, known, entry.keyAt);
  report({
    code: 'unknown-question',
    severity: 'error',
    at: entry.keyAt,
    message: `"${entry.key}" is asked again here, but no set asks it in full.${question}`,
    help: 'Write the question in full once, or correct its id.',
    ...fixes,
  });
}
