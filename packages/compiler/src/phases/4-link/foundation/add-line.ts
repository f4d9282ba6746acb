import type { Fix, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { quoted } from '../../2-parse/foundation/source.ts';

/** A fix that adds a line to a map, for a person to review. */
export function addLine(at: SourceRange, answer: string, value: string): Fix {
  const key = /^\w[\w.$/ -]*$/.test(answer) ? answer : quoted(answer);
  const line = `${key}: ${value}`;
  return { title: `Add "${line}"`, edits: [{ at, adds: [line] }] };
}
