import { check, lower, type Names, parse, type Span } from '@formpress/formula';
import type { Report } from '../../diagnostics/report.ts';
import type { TextNode } from '../2-parse/yaml-node.ts';
import { spanIn } from './entries.ts';
import type { LinkedFormula } from './linked-form.ts';

/** What a formula may read, and what it must come to. */
export type FormulaScope = { report: Report; names: Names };

const expected = {
  number: 'a number',
  text: 'a text',
  yesNo: 'yes or no',
  date: 'a date',
  choices: 'a list of choices',
} as const;

/** Parses, checks and lowers one formula. Nothing comes back when it is wrong, and then it is reported. */
export function linkFormula(
  node: TextNode,
  scope: FormulaScope,
  wanted?: LinkedFormula['kind'],
): LinkedFormula | undefined {
  const parsed = parse(node.value);
  if (!parsed.node) {
    for (const problem of parsed.problems)
      reportProblem('broken-formula', problem, node, scope.report);
    return undefined;
  }
  const { kind, problems, reads, mustBeAnswered, notForClients, decimals } = check(
    parsed.node,
    scope.names,
  );
  for (const problem of problems) reportProblem('wrong-formula', problem, node, scope.report);
  if (problems.length > 0 || kind === undefined) return undefined;
  if (wanted !== undefined && kind !== wanted) {
    scope.report({
      code: 'wrong-formula',
      severity: 'error',
      at: node.at,
      message: `This must come to ${expected[wanted]}, and it comes to ${expected[kind]}.`,
    });
    return undefined;
  }
  const placeOf = ({ start, end }: Span) => spanIn(node, start, end);
  const placed = ({ name, span }: { name: string; span: Span }) => ({ name, at: placeOf(span) });
  return {
    text: node.value,
    at: node.at,
    kind,
    decimals,
    reads: reads.map(placed),
    mustBeAnswered: mustBeAnswered.map(placed),
    notForClients: notForClients.map(({ message, span }) => ({ message, at: placeOf(span) })),
    expression: lower(parsed.node, scope.names),
  };
}

function reportProblem(
  code: string,
  problem: { message: string; span: { start: number; end: number }; help?: string },
  node: TextNode,
  report: Report,
): void {
  report({
    code,
    severity: 'error',
    at: spanIn(node, problem.span.start, problem.span.end),
    message: problem.message,
    ...(problem.help ? { help: problem.help } : {}),
  });
}
