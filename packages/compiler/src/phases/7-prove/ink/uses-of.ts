import { readsOf } from '@formpress/formula';
import type { Bundle, Expression, FieldRule, Part } from '@formpress/model';

/** How an answer is used: printed, to choose, in a condition, or in a result. `through` is the question with the last two. */
export type Use =
  | { kind: 'printed' }
  | { kind: 'chosen'; answers: string[] }
  | { kind: 'condition' | 'result'; is: Expression; through?: string };

/** For each question, everything on the form that depends on its answer. Tax parameters do not count. */
export function usesOf({ pdf, questions }: Bundle): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (names: readonly string[], use: Use) => {
    for (const name of new Set(names)) uses.set(name, [...(uses.get(name) ?? []), use]);
  };
  for (const rule of pdf.fields) {
    add(printsOf(rule).flatMap(namesIn), { kind: 'printed' });
    if ('tick' in rule) add(readsOf(rule.tick), { kind: 'condition', is: rule.tick });
    if ('by' in rule) add([rule.by], { kind: 'chosen', answers: Object.keys(rule.choose) });
  }
  for (const { when } of pdf.sign) if (when) add(readsOf(when), { kind: 'condition', is: when });
  for (const [through, { calculate, when }] of Object.entries(questions)) {
    if (calculate) add(readsOf(calculate.is), { kind: 'result', is: calculate.is, through });
    if (when) add(readsOf(when), { kind: 'condition', is: when, through });
  }
  return uses;
}

function printsOf(rule: FieldRule): Part[][] {
  if ('print' in rule) return [rule.print];
  if (!('choose' in rule)) return [];
  return Object.values(rule.choose).flatMap((each) => ('print' in each ? [each.print] : []));
}

function namesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => ('question' in part ? [part.question] : []));
}
