import type { PaperBox } from '../foundation/paper.ts';

const longest = 48;

/** A box in words: its line, what is printed next to it, and its page. */
export function nameBox({ line, text, field, page }: PaperBox): string {
  const words = text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
  const name = [line === undefined ? '' : `line ${line}`, words === '' ? '' : `“${words}”`]
    .filter((part) => part !== '')
    .join(' ');
  return `${name === '' ? `the field "${field}"` : name} (page ${page})`;
}
