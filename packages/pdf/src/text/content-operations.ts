import { isDigit, isRegular, isWhite } from '../reader/characters.ts';
import { DamagedPdf } from '../reader/limits.ts';
import { Parser } from '../reader/parser.ts';
import type { Value } from '../reader/values.ts';

/** An operator of a content stream with its operands. */
export type Operation = { operator: string; operands: Value[] };

/** More operands than any operator takes. The rest are ignored. */
const maxOperands = 100_000;

/** The operations of a content stream, as far as it can be read. */
export function* contentOperations(bytes: Uint8Array): Generator<Operation> {
  const parser = new Parser(bytes);
  let operands: Value[] = [];
  for (;;) {
    parser.skipWhite();
    const code = bytes[parser.position];
    if (code === undefined) return;
    if (isOperator(code)) {
      const operator = parser.keyword();
      const isConstant = operator === 'true' || operator === 'false' || operator === 'null';
      if (isConstant) continue;
      if (operator === 'ID') skipImage(parser);
      yield { operator, operands };
      operands = [];
    } else {
      const operand = operandAt(parser);
      if (operand === undefined) return;
      if (operands.length < maxOperands) operands.push(operand);
    }
  }
}

/** Whether a character begins an operator rather than an operand. */
function isOperator(code: number): boolean {
  const isNumber = isDigit(code) || code === 0x2b || code === 0x2d || code === 0x2e;
  return isRegular(code) && !isNumber;
}

/** The next operand; undefined where the stream is cut off. Viewers print everything before that, and so do we. */
function operandAt(parser: Parser): Value | undefined {
  try {
    return parser.value();
  } catch (problem) {
    if (problem instanceof DamagedPdf) return undefined;
    throw problem;
  }
}

/** Skips the bytes of an inline image, which end at EI. */
function skipImage(parser: Parser): void {
  const { bytes } = parser;
  for (let at = parser.position; at < bytes.length; at += 1) {
    const isEnd = bytes[at] === 0x45 && bytes[at + 1] === 0x49;
    const after = bytes[at + 2];
    if (isEnd && isWhite(bytes[at - 1]) && (after === undefined || isWhite(after))) {
      parser.position = at + 2;
      return;
    }
  }
  parser.position = bytes.length;
}
