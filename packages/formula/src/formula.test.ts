import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyExpression } from '../test/any-expression.ts';
import { anyNode, withoutSpans } from '../test/any-node.ts';
import { type Answer, calculate, compares, type Fraction } from '../test/client-calculator.ts';
import { coreNumber } from '../test/core-number.ts';
import { interpret } from '../test/interpret.ts';
import { names } from '../test/names.ts';
import { answers, numberFormula } from '../test/number-formula.ts';
import { check } from './check/check.ts';
import { lower } from './lower/lower.ts';
import { decimalPlaces, fraction } from './numbers/rational.ts';
import { parse } from './parse/parse.ts';
import { print } from './print/print.ts';
import { printForClient } from './print/print-for-client.ts';
import { compile } from './run/compile.ts';
import { evaluate } from './run/evaluate.ts';
import type { Scope } from './run/value.ts';

function scopeOf(given: Record<string, Answer>): Scope {
  return (name) => {
    const answer = given[name];
    if (answer === undefined || answer === '') return undefined;
    if (typeof answer === 'string') return { text: answer };
    return typeof answer === 'boolean' ? { yes: answer } : { number: fraction(...answer) };
  };
}

function parsed(text: string) {
  const { node, problems } = parse(text);
  if (!node) throw new Error(`${problems[0].message} ${text}`);
  return node;
}

it('parses every formula it prints back to the same tree', () => {
  fc.assert(
    fc.property(anyNode, (node) => {
      expect(withoutSpans(parsed(print(node)))).toEqual(withoutSpans(node));
    }),
    { numRuns: 1000 },
  );
});

it('lowers what it printed for clients to the same tree', () => {
  fc.assert(
    fc.property(coreNumber, (expression) => {
      expect(lower(parsed(printForClient(expression)), names)).toEqual(expression);
    }),
    { numRuns: 1000 },
  );
});

it('evaluates a printed formula to the same value in a client and in the engine', () => {
  fc.assert(
    fc.property(coreNumber, answers, (expression, given) => {
      const mine = evaluate(expression, scopeOf(given));
      const theirs = calculate(printForClient(expression), given) as Fraction;
      expect(mine).toEqual({ number: fraction(...theirs) });
    }),
    { numRuns: 1000 },
  );
});

it('finds no problem in formulas that make sense, and lowers them to what they mean', () => {
  fc.assert(
    fc.property(numberFormula, answers, (node, given) => {
      expect(check(node, names)).toMatchObject({ kind: 'number', problems: [] });
      const expected = interpret(node, given) as Fraction;
      const lowered = lower(node, names);
      expect(evaluate(lowered, scopeOf(given))).toEqual({ number: fraction(...expected) });
      expect(compares('==', calculate(printForClient(lowered), given), expected)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('evaluates a compiled formula to the same value or the same error', () => {
  const outcome = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (trouble) {
      return String(trouble);
    }
  };
  const expressions = fc.oneof(
    coreNumber,
    numberFormula.map((node) => lower(node, names)),
    anyExpression,
  );
  fc.assert(
    fc.property(expressions, answers, fc.boolean(), (expression, given, isBlank) => {
      const scope = isBlank ? () => undefined : scopeOf(given);
      const compiled = compile(expression);
      expect(outcome(() => compiled(scope))).toEqual(outcome(() => evaluate(expression, scope)));
    }),
    { numRuns: 3000 },
  );
});

it('promises no fewer decimals than a value has', () => {
  fc.assert(
    fc.property(numberFormula, answers, (node, given) => {
      const { decimals } = check(node, names);
      const value = evaluate(lower(node, names), scopeOf(given));
      if (decimals === 'unbounded' || !('number' in value)) return;
      expect(decimalPlaces(value.number)).toBeLessThanOrEqual(decimals);
    }),
    { numRuns: 1000 },
  );
});
