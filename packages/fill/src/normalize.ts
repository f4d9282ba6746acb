// Every character of Latin 1 is composed already.
const plain = /^[ -~\u00a0-\u00ff]*$/;

/** A text as it is printed: composed letters, and line ends only where lines can end. */
export function normalize(written: string, multiline: boolean): string {
  if (plain.test(written)) return written;
  const text = written.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return multiline ? text : text.replaceAll('\n', ' ');
}
