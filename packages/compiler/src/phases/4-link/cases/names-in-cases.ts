import { nearestName } from '@formpress/model';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { missingQuestion, unknownName } from '../names/unknown-name.ts';

type NameCode = 'unknown-question' | 'unknown-tax-parameter';

/** A name that a case uses, and the code of the finding if it is unknown. */
export type NameInCase = { code: NameCode; name: string; at: SourceRange };

/** The names that a form declares, with their places. */
export type DeclaredNames = Record<NameCode, ReadonlyMap<string, SourceRange>> & {
  /** Tax parameters that no payroll engine knows. */
  unmapped: ReadonlySet<string>;
};

/**
 * Reports unknown names in cases, each once. Where several cases agree on a name and none uses the similar
 * declared one, the declaration is probably wrong: the message points there. The same holds for one case,
 * if no payroll engine knows the declared name.
 */
export function reportUnknownNames(
  names: readonly NameInCase[],
  declared: DeclaredNames,
  report: Report,
): void {
  const used = new Set(names.map(({ name }) => name));
  const unknown = new Map<string, NameInCase[]>();
  for (const each of names) {
    if (declared[each.code].has(each.name)) continue;
    const key = `${each.code} ${each.name}`;
    unknown.set(key, [...(unknown.get(key) ?? []), each]);
  }
  for (const group of unknown.values()) report(unknownInCases(group, declared, used));
}

function unknownInCases(
  group: NameInCase[],
  declared: DeclaredNames,
  used: ReadonlySet<string>,
): Diagnostic {
  const [{ code, name, at }] = group as [NameInCase];
  const places = declared[code];
  const near = nearestName(name, places.keys());
  const declaredAt = near !== undefined && !used.has(near) ? places.get(near) : undefined;
  const isDoubtful = group.length > 1 || declared.unmapped.has(near ?? '');
  if (isDoubtful && declaredAt) {
    const lines = group.length > 1 ? `${group.length} lines of cases use` : 'a case uses';
    return {
      code,
      severity: 'error',
      at: declaredAt,
      message: `No case uses "${near}", but ${lines} "${name}", which does not exist.`,
      related: [{ at, message: group.length > 1 ? 'The first of them:' : 'The case:' }],
      help: `If the name is misspelled here, write "${name}".`,
      ...(code === 'unknown-question' && { lacks: missingQuestion(name) }),
    };
  }
  const found = unknownName(code, name, places.keys(), at);
  const more = group.length - 1;
  if (more === 0) return found;
  return { ...found, message: `${found.message} Cases use it ${more} more times.` };
}
