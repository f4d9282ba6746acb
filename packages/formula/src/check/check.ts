import type { Kind, Names } from '../foundation/names.ts';
import {
  isComparison,
  type Lookup,
  type Node,
  type NodeOf,
  type Read,
} from '../foundation/node.ts';
import type { FormulaProblem } from '../foundation/problem.ts';
import { checkAmount, checkBand } from './check-amount.ts';
import { checkComparison, checkMembership } from './check-comparison.ts';
import { checkDivisor } from './check-divisor.ts';
import { checkLookup } from './check-lookup.ts';
import { checkName, checkUnknownFunction } from './check-name.ts';
import { Checking } from './checking.ts';
import { decimalsOf } from './decimals-of.ts';
import { describeKind, describeNode } from './describe.ts';
import { type Facts, factsWhen } from './facts-when.ts';

/** The result of checking a formula, without any answers. */
export type Checked = {
  /** Absent when a problem makes it unknown. */
  kind?: Kind;
  problems: FormulaProblem[];
  /** Every place where a variable is read. */
  reads: Read[];
  /** The amounts that are read, by name. */
  amounts: string[];
  /** The lookups in tables by ranges. */
  lookups: Lookup[];
  /** Variables that a division depends on: they must be answered wherever the formula is calculated. */
  mustBeAnswered: Read[];
  /** Parts that clients cannot calculate; calculated questions may not have any. */
  notForClients: FormulaProblem[];
  /** The maximum number of decimal places of the result. */
  decimals: number | 'unbounded';
};

/** Finds the kind of a formula and everything wrong with it. */
export function check(node: Node, names: Names): Checked {
  const checking = new Checking(names);
  const kind = kindOf(node, new Set(), checking);
  const { problems, reads, amounts, lookups, mustBeAnswered, notForClients } = checking;
  const decimals = kind === 'number' && problems.length === 0 ? decimalsOf(node, names) : 0;
  return {
    ...(kind && { kind }),
    problems,
    reads,
    amounts,
    lookups,
    mustBeAnswered,
    notForClients,
    decimals: Number.isFinite(decimals) ? decimals : 'unbounded',
  };
}

/** The kind of a part, or undefined when a problem makes it unknown. */
function kindOf(node: Node, facts: Facts, checking: Checking): Kind | undefined {
  switch (node.type) {
    case 'number':
    case 'text':
    case 'yesNo':
      return node.type;
    case 'name':
      return checkName(node, checking);
    case 'amount':
      return checkAmount(node, checking);
    case 'negate':
      return expectKind(node.operand, 'number', '-', facts, checking);
    case 'not':
      return expectKind(node.operand, 'yesNo', 'not', facts, checking);
    case 'binary':
      return kindOfBinary(node, facts, checking);
    case 'in':
      return kindOfMembership(node, facts, checking);
    case 'conditional':
      return kindOfConditional(node, facts, checking);
    case 'call':
      return kindOfCall(node, facts, checking);
    case 'list':
      throw new Error('The parser allows a list only after in.');
  }
}

/** Checks that a part has the needed kind. Returns that kind in any case, so that one mistake is reported once. */
function expectKind(node: Node, needed: Kind, by: string, facts: Facts, checking: Checking): Kind {
  const kind = kindOf(node, facts, checking);
  if (kind && kind !== needed) {
    const what = needed === 'number' ? 'numbers' : describeKind(needed);
    checking.report(
      node,
      `${by} needs ${what}, and ${describeNode(node, kind)}.`,
      helpFor(node, needed, kind),
    );
  }
  return needed;
}

function helpFor(node: Node, needed: Kind, kind: Kind): string | undefined {
  const it = node.type === 'name' ? node.name : '…';
  if (needed === 'yesNo' && kind === 'number') return `Compare it: ${it} > 0.`;
  if (needed === 'yesNo' && kind === 'text') return `Compare it: ${it} == 'A'.`;
  return needed === 'number' && kind === 'yesNo'
    ? `To count a yes, write ${it} ? 1 : 0.`
    : undefined;
}

function kindOfBinary(node: NodeOf<'binary'>, facts: Facts, checking: Checking): Kind {
  const { op, left, right } = node;
  if (op === 'and' || op === 'or') {
    expectKind(left, 'yesNo', op, facts, checking);
    const known = new Set([...facts, ...factsWhen(left, op === 'and', checking.names)]);
    return expectKind(right, 'yesNo', op, known, checking);
  }
  if (isComparison(op)) {
    const kinds = [kindOf(left, facts, checking), kindOf(right, facts, checking)] as const;
    checkComparison(node, op, kinds, checking);
    return 'yesNo';
  }
  expectKind(left, 'number', op, facts, checking);
  expectKind(right, 'number', op, facts, checking);
  if (op === '/') checkDivisor(right, facts, checking);
  return 'number';
}

function kindOfMembership(node: NodeOf<'in'>, facts: Facts, checking: Checking): Kind {
  const left = kindOf(node.left, facts, checking);
  const { right } = node;
  const members = right.type === 'list' ? right.members : [right];
  const kinds = members.map((member) => kindOf(member, facts, checking));
  checkMembership(node, left, kinds, checking);
  return 'yesNo';
}

function kindOfConditional(
  node: NodeOf<'conditional'>,
  facts: Facts,
  checking: Checking,
): Kind | undefined {
  expectKind(node.condition, 'yesNo', '?', facts, checking);
  const branch = (part: Node, truth: boolean) => {
    const known = factsWhen(node.condition, truth, checking.names);
    return kindOf(part, new Set([...facts, ...known]), checking);
  };
  const whenTrue = branch(node.whenTrue, true);
  const whenFalse = branch(node.whenFalse, false);
  if (whenTrue && whenFalse && whenTrue !== whenFalse) {
    const kinds = `one is ${describeKind(whenTrue)} and the other ${describeKind(whenFalse)}`;
    checking.report(node.whenFalse, `Both values of ? : must be of the same kind, but ${kinds}.`);
    return undefined;
  }
  return whenTrue ?? whenFalse;
}

function kindOfCall(node: NodeOf<'call'>, facts: Facts, checking: Checking): Kind | undefined {
  const { name, operands } = node;
  const inside = (kind: Kind) => {
    for (const operand of operands) expectKind(operand, kind, name, facts, checking);
  };
  if (name === 'min' || name === 'max') {
    inside('number');
    if (operands.length < 2) checking.report(node, `${name} compares at least two numbers.`);
    return 'number';
  }
  if (name === 'countYes') {
    inside('yesNo');
    if (operands.length === 0) checking.report(node, 'countYes has nothing to count.');
    return 'number';
  }
  if (name === 'lookup') {
    for (const index of operands.slice(1)) expectKind(index, 'number', name, facts, checking);
    return checkLookup(node, checking);
  }
  if (name !== 'band') return checkUnknownFunction(node, checking);
  const [table, size, ...others] = operands;
  if (table?.type !== 'amount' || !size || others.length > 0) {
    checking.report(node, 'band takes a table and a number.', 'Write band(@table, income).');
    return 'number';
  }
  expectKind(size, 'number', name, facts, checking);
  return checkBand(table, checking);
}
