import type { Expression } from '@formpress/model';
import type { Amount, Band, Names, Range } from '../foundation/names.ts';
import type { NodeOf } from '../foundation/node.ts';
import { plainNumber } from '../numbers/plain-number.ts';
import { rational } from '../numbers/rational.ts';
import { choose } from './choose.ts';
import { readVariable } from './read-variable.ts';

/** Lowers an amount to a constant, or a table by answer to one condition per answer. */
export function lowerAmount(node: NodeOf<'amount'>, names: Names): Expression {
  return lowerTable(node, names, constant);
}

/** Lowers a table by size: the last row whose threshold is below the size, or the first if there is none. */
export function lowerBand(node: NodeOf<'amount'>, size: Expression, names: Names): Expression {
  return lowerTable(node, names, (amount) => {
    if (!('bySize' in amount)) throw new Error(`@${node.name} is not a table by size.`);
    return amount.bySize
      .map((row) => ({ row, value: bandValue(row, size) }))
      .reduce((so, { row, value }) => ({
        row,
        value: choose({ op: '>', left: size, right: decimal(row.over) }, value, so.value),
      })).value;
  });
}

/** Lowers a table by ranges to one comparison for every range but the last, row by row. */
export function lowerLookup(
  node: NodeOf<'amount'>,
  row: Expression,
  column: Expression | undefined,
  names: Names,
): Expression {
  return lowerTable(node, names, (amount) => {
    if (!('byRange' in amount)) throw new Error(`@${node.name} is not a table by ranges.`);
    const { rows, columns, codes, cells } = amount.byRange;
    const numberOf = (cell: string) => (codes ? String(codes.indexOf(cell) + 1) : cell);
    const values = cells.map((line) => {
      const numbers = line.map((cell) => decimal(numberOf(cell)));
      return columns && column ? pickByRange(column, columns, numbers) : (numbers[0] ?? none);
    });
    return pickByRange(row, rows, values);
  });
}

const none: Expression = { number: '0' };

/** The value of the range that contains a number. Comparing ends is enough: ranges are in order and have no gaps. */
function pickByRange(number: Expression, ranges: Range[], values: Expression[]): Expression {
  const last = values[ranges.length - 1] ?? none;
  return ranges.slice(0, -1).reduceRight<Expression>((otherwise, { most }, index) => {
    const value = values[index] ?? none;
    if (most === undefined) return value;
    return choose({ op: '<=', left: number, right: decimal(most) }, value, otherwise);
  }, last);
}

function lowerTable(
  { name, by, whenBlank }: NodeOf<'amount'>,
  names: Names,
  write: (amount: Amount) => Expression,
): Expression {
  const amount = names.amount(name);
  if (!amount) throw new Error(`There is no amount @${name}.`);
  if (!by) return write(amount);
  if (!('byAnswer' in amount)) throw new Error(`@${name} is not a table by answer.`);
  return pickByAnswer(by.name, whenBlank?.name, amount.byAnswer, names, write);
}

/** One comparison per answer. A blank answer picks the entry after else, or without one counts as 0 or an empty date. */
function pickByAnswer(
  question: string,
  whenBlank: string | undefined,
  table: Record<string, Amount>,
  names: Names,
  write: (amount: Amount) => Expression,
): Expression {
  const read = readVariable(question, names);
  const pick = (answer: string) => {
    const entry = table[answer];
    if (!entry) throw new Error(`The table has no entry for ${answer}.`);
    return write(entry);
  };
  const variable = names.variable(question);
  if (variable?.kind === 'yesNo') return choose(read, pick('true'), pick('false'));
  const answers = (variable?.options ?? []).filter((answer) => answer !== whenBlank);
  return answers.reduceRight<Expression>(
    (otherwise, answer) => {
      const right = variable?.numeric ? decimal(answer) : { text: answer };
      return choose({ op: '==', left: read, right }, pick(answer), otherwise);
    },
    whenBlank === undefined ? nothingIn(table) : pick(whenBlank),
  );
}

function nothingIn(table: Record<string, Amount>): Expression {
  const hasDates = Object.values(table).some((entry) => 'date' in entry);
  return hasDates ? { text: '' } : { number: '0' };
}

function constant(amount: Amount): Expression {
  if ('number' in amount) return decimal(amount.number);
  if ('date' in amount) return { text: amount.date };
  throw new Error('A table is used where an amount is needed.');
}

function bandValue(row: Band, size: Expression): Expression {
  if ('is' in row) return decimal(row.is);
  const above: Expression = isZero(row.over)
    ? size
    : { op: '-', left: size, right: decimal(row.over) };
  const part: Expression = { op: '*', left: decimal(row.rate), right: above };
  return isZero(row.plus) ? part : { op: '+', left: decimal(row.plus), right: part };
}

function isZero(text: string): boolean {
  return rational(text).numerator === 0n;
}

function decimal(text: string): Expression {
  return { number: plainNumber(text) };
}
