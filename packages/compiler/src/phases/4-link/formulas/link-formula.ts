import {
  check,
  countParts,
  type FormulaProblem,
  type Kind,
  type Lookup,
  lower,
  type Names,
  type Node,
  parse,
  type Read,
  type Span,
} from '@formpress/formula';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { beyondLimit } from '../../../limits/beyond-limit.ts';
import { limits } from '../../../limits/limits.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import { spanIn } from '../foundation/entries.ts';
import type { LinkedLookup } from '../linked/linked-amount.ts';
import type { LinkedFormula } from '../linked/linked-form.ts';
import { missingAnswer, missingQuestion } from '../names/unknown-name.ts';
import { largeFormula } from './large-formula.ts';

/** Names with the places of amounts. */
export type PlacedNames = Names & { amountAt?(name: string): SourceRange | undefined };

/** What a formula may read. */
export type FormulaScope = {
  report: Report;
  names: PlacedNames;
  /** Whether the kind of a question is unknown: formulas that read it are not reported. */
  unsure?: (name: string) => boolean;
  /** Makes the finding for an unknown name where names are not those of questions. */
  unknown?: (name: string, at: SourceRange) => Diagnostic;
  /** The place that decides what type of result the formula must have. */
  wantedBy?: { at: SourceRange; message: string };
};

const expected = {
  number: 'a number',
  text: 'a text',
  yesNo: 'yes or no',
  date: 'a date',
  choices: 'a list of choices',
} satisfies Record<Kind, string>;

/** Parses, checks and lowers one formula. Reports a wrong one and returns undefined. */
export function linkFormula(
  node: TextNode,
  scope: FormulaScope,
  wanted?: Kind,
): LinkedFormula | undefined {
  const large = largeFormula(node);
  if (large) {
    scope.report(large);
    return undefined;
  }
  const parsed = parse(node.value);
  if (!parsed.node) {
    for (const problem of parsed.problems) scope.report(brokenFormula(problem, node));
    return undefined;
  }
  const checked = check(parsed.node, scope.names);
  const { kind, problems, reads, amounts, lookups, mustBeAnswered, notForClients, decimals } =
    checked;
  const isDoubtful = reads.some(({ name }) => scope.unsure?.(name));
  for (const problem of problems) reportWrong(problem, node, scope, isDoubtful);
  if (problems.length > 0 || kind === undefined || isDoubtful) return undefined;
  const wrong = wrongType(kind, wanted, node.value.trim());
  if (wrong) {
    const related = scope.wantedBy ? { related: [scope.wantedBy] } : {};
    scope.report({ code: 'wrong-formula', severity: 'error', at: node.at, ...wrong, ...related });
    return undefined;
  }
  const expression = lower(parsed.node, scope.names);
  if (countParts(expression) > limits.formulaParts.most) {
    scope.report(beyondLimit(limits.formulaParts, node.at, 'Calculate it in several steps.'));
    return undefined;
  }
  const placeOf = ({ start, end }: Span) => spanIn(node, start, end);
  const placed = ({ name, span, mayBeBlank }: Read) => ({
    name,
    at: placeOf(span),
    ...(mayBeBlank ? { mayBeBlank } : {}),
  });
  return {
    text: node.value,
    at: node.at,
    kind,
    decimals,
    reads: reads.map(placed),
    amounts,
    lookups: lookups.map((each) => linkLookup(each, scope.names, placeOf)),
    mustBeAnswered: mustBeAnswered.map(placed),
    notForClients: notForClients.map(({ message, span }) => ({ message, at: placeOf(span) })),
    expression,
  };
}

function linkLookup(
  { table, row, column }: Lookup,
  names: Names,
  placeOf: (span: Span) => SourceRange,
): LinkedLookup {
  const amount = names.amount(table.name);
  const picked = (node: Node) => ({ is: lower(node, names), at: placeOf(node.span) });
  return {
    tables:
      amount && 'byAnswer' in amount
        ? Object.keys(amount.byAnswer).map((answer) => `${table.name}.${answer}`)
        : [table.name],
    row: picked(row),
    ...(column ? { column: picked(column) } : {}),
  };
}

/** What is wrong with the type of a formula's result, if anything. A list of choices is not a value. */
function wrongType(kind: Kind, wanted: Kind | undefined, text: string) {
  if (kind === 'choices') {
    const message = 'This can have several answers at once, so it has no single value.';
    return { message, help: `Ask for one of the answers: 'A' in ${text}.` };
  }
  if (wanted === undefined || kind === wanted) return undefined;
  const message = `The result must be ${expected[wanted]}, but it is ${expected[kind]}.`;
  const name = /^[\w.]+$/.test(text) ? text : 'x';
  if (wanted === 'yesNo' && kind === 'number') return { message, help: `Compare it: ${name} > 0.` };
  if (wanted === 'yesNo' && kind === 'text')
    return { message, help: `Compare it: ${name} == 'A'.` };
  return { message };
}

function brokenFormula(problem: FormulaProblem, node: TextNode): Diagnostic {
  return { code: 'broken-formula', severity: 'error', ...placed(problem, node) };
}

function reportWrong(
  problem: FormulaProblem,
  node: TextNode,
  scope: FormulaScope,
  isDoubtful: boolean,
): void {
  const unknown = unknownIn(problem, node, scope);
  if (unknown) scope.report(unknown);
  else if (!isDoubtful)
    scope.report({
      code: 'wrong-formula',
      severity: 'error',
      ...placed(problem, node),
      ...amountBehind(problem, node, scope.names),
      ...answerBehind(problem),
    });
}

/** The key for an answer that a formula compares with but its question does not offer. */
function answerBehind({ message }: FormulaProblem): Pick<Diagnostic, 'lacks'> {
  const [, question, answer] = /^"([^"]+)" is never (\S+)\. /.exec(message) ?? [];
  if (question === undefined || answer === undefined) return {};
  return { lacks: missingAnswer(question, answer) };
}

/** Where the amount that a problem is about is written, if it is about one. */
function amountBehind({ span }: FormulaProblem, { value }: TextNode, { amountAt }: PlacedNames) {
  const [, name = ''] = /^@([A-Za-z_]\w*)/.exec(value.slice(span.start, span.end)) ?? [];
  const at = amountAt?.(name);
  return at ? { related: [{ at, message: 'The amount is here:' }] } : {};
}

/** The finding for an unknown name in a formula, with the same code as elsewhere; undefined for other problems. */
function unknownIn(
  problem: FormulaProblem,
  node: TextNode,
  scope: FormulaScope,
): Diagnostic | undefined {
  const { start, end } = problem.span;
  const [, mark, name = ''] = /^(@?)([A-Za-z_][\w.]*)/.exec(node.value.slice(start, end)) ?? [];
  const here = placed(problem, node);
  if (mark === '@') {
    const isKnown = scope.names.amount(name) !== undefined;
    return isKnown ? undefined : { code: 'unknown-amount', severity: 'error', ...here };
  }
  const isName = name.length === end - start && !/^\s*\(/.test(node.value.slice(end));
  if (!isName || /^(?:true|false)$/.test(name) || scope.names.variable(name)) return undefined;
  const lacks = missingQuestion(name);
  const unknown: Diagnostic = { code: 'unknown-question', severity: 'error', ...here, lacks };
  return scope.unknown?.(name, here.at) ?? unknown;
}

function placed({ message, span, help }: FormulaProblem, node: TextNode) {
  const at = spanIn(node, span.start, span.end);
  return { at, message, ...(help === undefined ? {} : { help }) };
}
