import type { Bundle, Question } from '@formpress/model';
import { expressionsOf, isComparison, partsOf } from './expressions-of.ts';

/**
 * One option of each class: options that lead to the same place, print the same way and have no formula or
 * code of their own form one class. Of fifty states that are only printed, one is enough.
 */
export function optionClasses(id: string, question: Question, bundle: Bundle): string[] {
  const { options = [] } = question;
  if (question.numeric && isCalculatedWith(id, bundle)) return options;
  const named = optionsNamed(id, bundle);
  const sorts = new Map<string, string>();
  for (const option of options) {
    const sort = JSON.stringify([named.has(option) ? option : '', ...uses(id, option, bundle)]);
    if (!sorts.has(sort)) sorts.set(sort, option);
  }
  return [...sorts.values()];
}

function isCalculatedWith(id: string, bundle: Bundle): boolean {
  return expressionsOf(bundle).some(({ is }) =>
    partsOf(is).some((part) => 'read' in part && part.read === id && part.as === 'number'),
  );
}

/** How an option is used as a key: where it leads, what it prints, its codes. */
function uses(id: string, option: string, bundle: Bundle): unknown[] {
  const { interview, withFederal, pdf, taxParameters } = bundle;
  const sets = [interview, ...(withFederal ? [withFederal] : [])].flatMap(({ sets: all }) =>
    Object.values(all),
  );
  const branches = sets.flatMap(({ next }) =>
    'by' in next && next.by === id ? [next.goTo[option] ?? null] : [],
  );
  const printed = pdf.fields.flatMap((rule) =>
    'by' in rule && rule.by === id ? [rule.choose[option] ?? null] : [],
  );
  const codes = taxParameters.flatMap(({ is, map }) =>
    map && 'read' in is && is.read === id ? [map[option] ?? null] : [],
  );
  return [...branches, ...printed, ...codes];
}

/** The options that formulas name. */
function optionsNamed(id: string, bundle: Bundle): Set<string> {
  const named = new Set<string>();
  for (const part of expressionsOf(bundle).flatMap(({ is }) => partsOf(is))) {
    if ('has' in part && part.in === id) named.add(part.has);
    if (!isComparison(part)) continue;
    const sides = [part.left, part.right];
    const reads = sides.some((side) => 'read' in side && side.read === id);
    for (const side of reads ? sides : []) if ('text' in side) named.add(side.text);
  }
  return named;
}
