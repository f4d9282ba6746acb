import { type Amount, answersOf, type Band, type Kind } from '../foundation/names.ts';
import type { NodeOf, Read } from '../foundation/node.ts';
import { compareRationals, rational } from '../numbers/rational.ts';
import { print } from '../print/print.ts';
import { checkRead } from './check-name.ts';
import type { Checking } from './checking.ts';
import { didYouMean, joinWords } from './describe.ts';

type AmountNode = NodeOf<'amount'>;

/** Checks that an amount exists and, after picking from its table, is one number or one date. */
export function checkAmount(node: AmountNode, checking: Checking): Kind | undefined {
  const picked = pick(node, checking);
  if (!picked) return undefined;
  if (picked.some((amount) => 'bySize' in amount)) {
    const message = `"@${node.name}" is a table by size. Write band(${print(node)}, number).`;
    checking.report(node, message);
    return 'number';
  }
  if (picked.some((amount) => 'byRange' in amount)) {
    const message = `"@${node.name}" is a table by ranges. Write lookup(${print(node)}, number).`;
    checking.report(node, message);
    return 'number';
  }
  const dates = picked.filter((amount) => 'date' in amount).length;
  if (dates > 0 && dates < picked.length) {
    checking.report(node, `"@${node.name}" mixes dates and numbers.`);
    return undefined;
  }
  return dates > 0 ? 'date' : 'number';
}

/** Checks that the table of band is a table by size with increasing thresholds. */
export function checkBand(node: AmountNode, checking: Checking): Kind {
  for (const amount of pick(node, checking) ?? []) {
    if (!('bySize' in amount)) {
      checking.report(node, `band needs a table by size, and "@${node.name}" is not one.`);
      break;
    }
    if (amount.bySize.length === 0 || !rises(amount.bySize)) {
      checking.report(node, `Each "over" of "@${node.name}" must be above the one before it.`);
      break;
    }
  }
  return 'number';
}

function rises(rows: Band[]): boolean {
  return rows.every((row, index) => {
    const before = rows[index - 1];
    return !before || compareRationals(rational(before.over), rational(row.over)) < 0;
  });
}

/** The amounts that a reference can have, or undefined after reporting a problem. */
export function pick(node: AmountNode, checking: Checking): Amount[] | undefined {
  const { name, by } = node;
  const amount = checking.names.amount(name);
  if (!amount) {
    reportUnknown(node, checking);
    return undefined;
  }
  checking.amounts.push(name);
  if ('byAnswer' in amount) {
    if (by) return checkEntries(node, by, amount.byAnswer, checking);
    checking.report(node, `"@${name}" is a table by answer. Write @${name}[question].`);
    return undefined;
  }
  if (!by) return [amount];
  const what =
    'bySize' in amount
      ? 'a table by size'
      : 'byRange' in amount
        ? 'a table by ranges'
        : 'one amount';
  checking.report(node, `"@${name}" is ${what}, so no answer can pick from it.`);
  return undefined;
}

function reportUnknown(node: AmountNode, checking: Checking): void {
  const { name } = node;
  const isQuestion = checking.names.variable(name) !== undefined;
  const message = isQuestion
    ? `"${name}" is a question. Write it without @.`
    : `There is no amount "@${name}".${didYouMean(name, checking.names.amounts(), '@')}`;
  checking.report(node, message);
}

function checkEntries(
  node: AmountNode,
  by: Read,
  table: Record<string, Amount>,
  checking: Checking,
): Amount[] | undefined {
  const variable = checkRead(node.whenBlank ? { ...by, mayBeBlank: true } : by, checking);
  if (!variable) return undefined;
  const answers = variable.kind === 'choices' ? undefined : answersOf(variable);
  if (!answers) {
    checking.report(
      by,
      `"${by.name}" has no list of answers, so it cannot pick from "@${node.name}".`,
    );
    return undefined;
  }
  const { whenBlank } = node;
  if (whenBlank && !answers.includes(whenBlank.name)) {
    const possible = joinWords(answers, 'or');
    checking.report(whenBlank, `"${by.name}" is never ${whenBlank.name}. It can be ${possible}.`);
    return undefined;
  }
  const missing = answers.filter((answer) => !table[answer]);
  if (missing.length === 0) return answers.flatMap((answer) => table[answer] ?? []);
  const last = Object.keys(table).filter((key) => !answers.includes(key));
  checking.report(
    node,
    `"@${node.name}" has no entry for ${joinWords(missing, 'and')}, which "${by.name}" can be.`,
    last.length > 0 ? `Its entry for ${joinWords(last, 'and')} matches no answer.` : undefined,
  );
  return undefined;
}
