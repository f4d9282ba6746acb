import { CST, Lexer } from 'yaml';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { placeIn, type Source } from './foundation/source.ts';

const brackets = new Map<string | null, number>([
  ['flow-map-start', 1],
  ['flow-seq-start', 1],
  ['flow-map-end', -1],
  ['flow-seq-end', -1],
]);
const dashes = new Set<string | null>(['seq-item-ind', 'explicit-key-ind']);
const notInSource = new Set<string | null>([
  'byte-order-mark',
  'doc-mode',
  'flow-error-end',
  'scalar',
]);

/** Where a file is nested too deeply. Reads token by token, because building a tree would use the stack for each level. */
export function findDeepNesting(source: Source, most: number): SourceRange | undefined {
  const open: number[] = [];
  let rows = 0;
  let offset = source.text.startsWith('\uFEFF') ? 1 : 0;
  let lineStart = 0;
  let wordAt = 0;
  for (const token of new Lexer().lex(source.text)) {
    const type = CST.tokenType(token);
    if (notInSource.has(type)) continue;
    rows = Math.max(0, rows + (brackets.get(type) ?? 0));
    if (rows === 0 && type === 'map-value-ind') enter(open, 2 * (wordAt - lineStart));
    if (rows === 0 && dashes.has(type)) enter(open, 2 * (offset - lineStart) + 1);
    if (rows + open.length > most) return placeIn(source, offset, offset + 1);
    if (type !== 'space') wordAt = offset;
    const lastBreak = token.lastIndexOf('\n');
    if (lastBreak !== -1) lineStart = offset + lastBreak + 1;
    offset += token.length;
  }
  return undefined;
}

/** Enters a level. Levels indented as far or further have ended; a dash is inside the name at its column. */
function enter(open: number[], level: number): void {
  while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
  open.push(level);
}
