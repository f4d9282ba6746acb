import { readsOf } from '@formpress/formula';
import type { Bundle, FieldRule, Part } from '@formpress/model';
import { expressionsOf } from './expressions-of.ts';
import type { Scope } from './scopes-of.ts';

/**
 * Determines whether two questions meet: whether a formula or a field depends on both. Answers that never
 * meet affect the outcome independently, so trying them together shows nothing new.
 */
export function meetings({ bundle, behind }: Scope): (one: string, other: string) => boolean {
  const met = new Map<string, Set<string>>();
  for (const read of readTogether(bundle)) {
    const names = new Set(read.flatMap((name) => [...behind(name)]));
    for (const name of names) {
      const others = met.get(name) ?? new Set();
      for (const other of names) others.add(other);
      met.set(name, others);
    }
  }
  return (one, other) => met.get(one)?.has(other) ?? false;
}

function readTogether(bundle: Bundle): string[][] {
  return [
    ...expressionsOf(bundle).map(({ is }) => readsOf(is)),
    ...bundle.pdf.fields.map(questionsIn),
  ];
}

function questionsIn(rule: FieldRule): string[] {
  if ('print' in rule) return questionsPrinted(rule.print);
  if ('tick' in rule) return [];
  const printed = Object.values(rule.choose).flatMap((chosen) =>
    'print' in chosen ? questionsPrinted(chosen.print) : [],
  );
  return [rule.by, ...printed];
}

function questionsPrinted(parts: Part[]): string[] {
  return parts.flatMap((part) => ('question' in part ? [part.question] : []));
}
