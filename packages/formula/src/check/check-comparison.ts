import { type Kind, kindOfVariable } from '../foundation/names.ts';
import type { Comparison, Node, NodeOf } from '../foundation/node.ts';
import { checkOption } from './check-option.ts';
import type { Checking } from './checking.ts';
import { describeNode } from './describe.ts';

type Side = { node: Node; kind: Kind };

/** Checks that both sides of a comparison have the same kind. Only numbers and dates have an order. */
export function checkComparison(
  node: NodeOf<'binary'>,
  op: Comparison,
  [leftKind, rightKind]: readonly [Kind | undefined, Kind | undefined],
  checking: Checking,
): void {
  if (!leftKind || !rightKind) return;
  const left = { node: node.left, kind: leftKind };
  const right = { node: node.right, kind: rightKind };
  const kind = checkAlike(left, right, op, checking);
  if (op === '==' || op === '!=' || (kind !== 'text' && kind !== 'yesNo')) return;
  checking.report(
    left.node,
    `${op} compares numbers or dates, and ${describeNode(left.node, kind)}.`,
    'Write == or !=.',
  );
}

/** Checks that the left side has the kind of every member of a list, or is an option of a multi-select. */
export function checkMembership(
  { left, right }: NodeOf<'in'>,
  leftKind: Kind | undefined,
  kinds: (Kind | undefined)[],
  checking: Checking,
): void {
  if (right.type !== 'list') {
    checkChoice(left, right, kinds[0], checking);
    return;
  }
  if (right.members.length === 0) checking.report(right, 'This list is empty.');
  for (const [index, member] of right.members.entries()) {
    const kind = kinds[index];
    if (!leftKind || !kind) continue;
    checkAlike({ node: left, kind: leftKind }, { node: member, kind }, '==', checking);
  }
}

function checkChoice(left: Node, right: Node, kind: Kind | undefined, checking: Checking): void {
  if (!kind) return;
  if (right.type !== 'name' || kind !== 'choices') {
    const help = right.type === 'name' ? `Write ${right.name} == 'A'.` : "Write x in ['A', 'B'].";
    checking.report(right, `in needs a list, and ${describeNode(right, kind)}.`, help);
    return;
  }
  if (left.type === 'text') {
    checkOption(left, right.name, '==', checking);
    return;
  }
  checking.report(left, 'Write one answer in quotes before in.', `Write 'A' in ${right.name}.`);
}

/** The kind of both sides, or undefined after reporting a problem. */
function checkAlike(left: Side, right: Side, op: Comparison, checking: Checking): Kind | undefined {
  const list = [left, right].find(({ kind }) => kind === 'choices')?.node;
  if (list) {
    const help = list.type === 'name' ? `Write 'A' in ${list.name}.` : undefined;
    checking.report(list, `${op} cannot compare a list of choices.`, help);
    return undefined;
  }
  const literal =
    checkLiteral(left, right, op, checking) ?? checkLiteral(right, left, op, checking);
  if (literal) return literal.kind;
  if (left.kind === right.kind) return left.kind;
  const kinds = `${describeNode(left.node, left.kind)}, and ${describeNode(right.node, right.kind)}`;
  checking.report(
    right.node,
    `${op} needs two values of the same kind: ${kinds}.`,
    helpForUnlike(left, right) ?? helpForUnlike(right, left),
  );
  return undefined;
}

/** Checks a literal that is compared with a choice or a date; undefined when it is compared with anything else. */
function checkLiteral(
  { node }: Side,
  other: Side,
  op: Comparison,
  checking: Checking,
): { kind?: Kind } | undefined {
  if (other.kind === 'date' && node.type === 'text') return checkDate(node, checking);
  if (other.node.type !== 'name') return undefined;
  const variable = checking.names.variable(other.node.name);
  const isLiteral = node.type === 'text' || (node.type === 'number' && variable?.numeric);
  if (!isLiteral || !variable?.options) return undefined;
  const isOption = checkOption(node, other.node.name, op, checking);
  return isOption ? { kind: kindOfVariable(variable) } : {};
}

function checkDate(node: NodeOf<'text'>, checking: Checking): { kind?: Kind } {
  const day = new Date(`${node.text}T00:00:00Z`);
  const isDay = !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(`${node.text}T`);
  if (isDay) return { kind: 'date' };
  checking.report(node, `'${node.text}' is not a date.`, "Write a date as '2026-01-31'.");
  return {};
}

function helpForUnlike({ node }: Side, other: Side): string | undefined {
  if (node.type !== 'text') return undefined;
  if (other.kind === 'number') return 'Write a number without quotes.';
  return other.kind === 'yesNo' ? 'Write true or false without quotes.' : undefined;
}
