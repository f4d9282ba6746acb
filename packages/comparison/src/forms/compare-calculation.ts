import type { Calculation, Question } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import type { Change } from '../foundation/change.ts';
import { changedNumbers, describeExpression } from '../foundation/describe-expression.ts';
import { plainList } from '../foundation/describe-list.ts';

/** What changed in how a question gets its value: asked or calculated, its formula, its rounding. */
export function compareCalculation(about: string, before: Question, after: Question): Change[] {
  const change = (kind: string, says: string): Change => ({
    breaks: ['CLIENT'],
    kind,
    about,
    says,
  });
  if (before.calculate && !after.calculate)
    return [change('question-now-asked', `"${about}" was calculated and is now asked.`)];
  if (!before.calculate && after.calculate) {
    const says = `"${about}" was asked and is now calculated: an answer to it is ignored.`;
    return [change('question-now-calculated', says)];
  }
  if (!before.calculate || !after.calculate) return [];
  const changes: Change[] = [];
  if (!isSame(before.calculate.is, after.calculate.is))
    changes.push(
      change('formula-changed', describeFormula(about, before.calculate, after.calculate)),
    );
  const [then, now] = [describeRounding(before.calculate), describeRounding(after.calculate)];
  if (then !== now) {
    const says = `The value of "${about}" is ${now}; before, it was ${then}.`;
    changes.push(change('rounding-changed', says));
  }
  return changes;
}

const mostNumbers = 4;

function describeFormula(about: string, before: Calculation, after: Calculation): string {
  const numbers = changedNumbers(before.is, after.is);
  if (numbers && numbers.length > 0) {
    const pairs = [...new Set(numbers.map((each) => `${each.after} instead of ${each.before}`))];
    if (pairs.length <= mostNumbers) return `"${about}" is calculated with ${plainList(pairs)}.`;
    return `"${about}" is calculated with ${pairs.length} different amounts.`;
  }
  const [then, now] = [describeExpression(before.is), describeExpression(after.is)];
  return `"${about}" is calculated as ${now}; before, as ${then}.`;
}

const modes = { CEILING: 'rounded up', FLOOR: 'rounded down', HALF_UP: 'rounded to the nearest' };

function describeRounding({ round, scale }: Calculation): string {
  const how = round ? modes[round] : 'exact';
  return `${how}, with ${scale === 0 ? 'no' : scale} ${scale === 1 ? 'decimal' : 'decimals'}`;
}
