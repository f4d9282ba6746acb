import type { Fix, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { quoted } from '../../2-parse/foundation/source.ts';

/** Adds a line for an answer to a map, which a person looks at. */
export function addLine(at: SourceRange, answer: string, value: string): Fix {
  const key = /^\w[\w.$/ -]*$/.test(answer) ? answer : quoted(answer);
  const line = `${key}: ${value}`;
  return { title: `Add "${line}"`, edits: [{ at, adds: [line] }] };
}
