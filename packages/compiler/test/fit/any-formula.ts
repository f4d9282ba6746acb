import { check, type Names, parse } from '@formpress/formula';
import fc from 'fast-check';

/** A formula with the number of decimals that its result can have. */
export type AnyFormula = { text: string; decimals: number | 'unbounded' };

type Parts = { number: string; divided: string; condition: string };

const literals = ['0', '1', '2', '7', '10', '0.5', '12.25', '99', '-3', '1000'];

type Texts = fc.Arbitrary<string>;

/** Formulas over the numbers of a form, with every operator, without those that have a mistake. */
export function anyFormula(numbers: string[], names: Names): fc.Arbitrary<AnyFormula> {
  const name = fc.constantFrom(...numbers);
  const { number } = fc.letrec<Parts>((tie) => ({
    number: anyAmount(name, tie('number'), tie('condition'), tie('divided')),
    divided: anyQuotient(name, tie('number')),
    condition: anyCondition(tie('number'), tie('condition')),
  }));
  return number.map((text) => checked(text, names)).filter((each) => each !== undefined);
}

function ofTwo(part: Texts, write: (a: string, b: string) => string): Texts {
  return fc.tuple(part, part).map(([a, b]) => write(a, b));
}

function anyAmount(name: Texts, part: Texts, condition: Texts, quotient: Texts): Texts {
  return fc.oneof(
    { maxDepth: 3, depthIdentifier: 'formula' },
    { arbitrary: name, weight: 4 },
    fc.constantFrom(...literals, '@cap', '@table[status]'),
    ofTwo(part, (a, b) => `(${a} + ${b})`),
    ofTwo(part, (a, b) => `(${a} - ${b})`),
    ofTwo(part, (a, b) => `(${a} * ${b})`),
    { arbitrary: quotient, weight: 2 },
    ofTwo(part, (a, b) => `min(${a}, ${b})`),
    fc.tuple(part, part, part).map((all) => `max(${all.join(', ')})`),
    fc.tuple(condition, part, part).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    part.map((a) => `(-${a})`),
    part.map((a) => `band(@fee, ${a})`),
    part.map((a) => `band(@schedule[status], ${a})`),
    fc.constant('countYes(first, second)'),
  );
}

const divisors = ['4', '3', '0.25', '-8', '@cap', 'periods', '@table[status]'];

/** Divisions of every kind that are provably not by 0. */
function anyQuotient(name: Texts, part: Texts): Texts {
  return fc.oneof(
    fc.tuple(part, fc.constantFrom(...divisors)).map(([a, b]) => `(${a} / ${b})`),
    ofTwo(part, (a, b) => `(${b} > 0 ? ${a} / ${b} : 0)`),
    ofTwo(part, (a, b) => `(${b} != 0 ? ${a} / ${b} : ${b})`),
    ofTwo(part, (a, b) => `(${b} <= 0 ? ${a} : ${a} / ${b})`),
    ofTwo(part, (a, b) => `(${a} / max(1, ${b}))`),
    fc.tuple(part, name, name).map(([a, b, c]) => `(${b} - ${c} > 0 ? ${a} / (${b} - ${c}) : 1)`),
  );
}

const comparisons = ['<', '<=', '>', '>=', '==', '!='];
const conditions = [
  'first',
  'not second',
  "status == 'A'",
  "status in ['B', 'C']",
  "status != 'C'",
];

function anyCondition(part: Texts, condition: Texts): Texts {
  return fc.oneof(
    { maxDepth: 2, depthIdentifier: 'condition' },
    fc.tuple(part, fc.constantFrom(...comparisons), part).map((all) => all.join(' ')),
    fc.constantFrom(...conditions),
    ofTwo(condition, (a, b) => `((${a}) and (${b}))`),
    ofTwo(condition, (a, b) => `((${a}) or (${b}))`),
    condition.map((a) => `not (${a})`),
  );
}

function checked(text: string, names: Names): AnyFormula | undefined {
  const { node } = parse(text);
  if (!node) return undefined;
  const { problems, decimals, reads } = check(node, names);
  return problems.length > 0 || reads.length === 0 ? undefined : { text, decimals };
}
