import { brokenParties, type Change, type Comparison } from '../foundation/change.ts';

/** A comparison as JSON. A change that breaks nobody has NONE. */
export function comparisonAsJson(comparison: Comparison): string {
  const { forms, applicability } = comparison;
  const value = {
    breaks: orNone(brokenParties(comparison)),
    forms: forms.map(({ changes, ...form }) => ({ ...form, changes: changes.map(asJson) })),
    applicability: applicability.map(asJson),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function asJson({ breaks, ...change }: Change) {
  return { breaks: orNone(breaks), ...change };
}

function orNone(breaks: readonly string[]): readonly string[] {
  return breaks.length === 0 ? ['NONE'] : breaks;
}
