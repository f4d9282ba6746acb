import { hash } from 'node:crypto';

const firstLine = /^\{"about":.*,"digest":"([0-9a-f]{64})",\r?\n/;

/** The text of a file that only this tool may write: its first line contains a digest of the rest. */
export function sealed(about: string, lines: readonly string[]): string {
  const rest = lines.join('\n');
  return `{"about":${JSON.stringify(about)},"digest":"${digestOf(rest)}",\n${rest}`;
}

/** Whether a text is unchanged since it was sealed. */
export function isSealed(text: string): boolean {
  const [first = '', digest] = firstLine.exec(text) ?? [];
  return digest !== undefined && digestOf(text.slice(first.length)) === digest;
}

/** The digest of what a sealed file holds. Line endings are ignored: version control may change them. */
export function digestOf(text: string): string {
  return hash('sha256', text.replaceAll('\r\n', '\n'));
}
