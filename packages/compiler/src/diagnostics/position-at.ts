/** A position as editors count it, from 1. */
export type Position = { line: number; column: number };

/** Turns offsets of a text into lines and columns. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|[\n\r\u2028\u2029]/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
