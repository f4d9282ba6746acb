export { type Checked, check } from './check/check.ts';
export type { Amount, Band, Kind, Names, Range, RangeTable, Variable } from './foundation/names.ts';
export type { Lookup, Node, Read } from './foundation/node.ts';
export type { FormulaProblem, Span } from './foundation/problem.ts';
export { lower } from './lower/lower.ts';
export { printDecimal } from './numbers/print-decimal.ts';
export {
  compareRationals,
  decimalPlaces,
  dividedBy,
  isPlain,
  minus,
  negative,
  plus,
  type Rational,
  rational,
  signOf,
  times,
} from './numbers/rational.ts';
export { type RoundingMode, roundToScale } from './numbers/round-to-scale.ts';
export { type Token, tokensOf } from './parse/lex.ts';
export { type Measured, measure } from './parse/measure.ts';
export { type Parsed, parse } from './parse/parse.ts';
export { print } from './print/print.ts';
export { printForClient } from './print/print-for-client.ts';
export { type Compiled, compile } from './run/compile.ts';
export { countParts } from './run/count-parts.ts';
export { evaluate } from './run/evaluate.ts';
export { readsOf } from './run/reads-of.ts';
export type { Scope, Value } from './run/value.ts';
export { isInCalendar, readDate } from './written/calendar.ts';
export { composed } from './written/composed.ts';
export { maxTextLength } from './written/max-text-length.ts';
export { plainFrenchDate, plainFrenchNumber } from './written/plain-french.ts';
export { printNumber, readNumber } from './written/read-number.ts';
