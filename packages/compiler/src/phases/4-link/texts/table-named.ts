import type { RangeTable } from '@formpress/formula';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import { unknownName } from '../names/unknown-name.ts';
import type { AmountScope } from './amount-shown.ts';

/** The table by ranges that a note or a blank shows as @name or @name.ANSWER. Reports one that is not there. */
export function tableNamed(node: TextNode, scope: AmountScope): RangeTable | undefined {
  const [name = '', answer] = node.value.slice(1).split('.');
  const whole = scope.amount(name);
  if (!whole) {
    scope.report(unknownName('unknown-amount', name, scope.amounts(), node.at));
    return undefined;
  }
  const entries = 'byAnswer' in whole ? whole.byAnswer : {};
  const table = answer === undefined ? whole : entries[answer];
  if (table && 'byRange' in table) return table.byRange;
  const tables = Object.entries(entries).filter(([, entry]) => 'byRange' in entry);
  scope.report({
    code: 'unknown-amount',
    severity: 'error',
    at: node.at,
    message: `"${node.value}" is not a table by ranges.`,
    help:
      tables.length > 0
        ? `Show one of ${tables.map(([each]) => `@${name}.${each}`).join(', ')}.`
        : 'Show a table that has "rows" under "is".',
  });
  return undefined;
}
