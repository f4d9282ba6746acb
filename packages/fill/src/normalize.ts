import { isWinAnsi } from './win-ansi.ts';

/** A text as it is printed: composed letters, and line ends only where lines can end. */
export function normalize(written: string, multiline: boolean): string {
  // Every character of WinAnsi is composed already.
  if (isWinAnsi(written, multiline)) return written;
  const text = written.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return multiline ? text : text.replaceAll('\n', ' ');
}
