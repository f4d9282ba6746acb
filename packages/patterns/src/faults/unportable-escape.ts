import type { AST } from '@eslint-community/regexpp';
import type { PatternFault } from '../foundation/pattern-fault.ts';
import { nonPortableFault } from './non-portable-fault.ts';

/** Faults of an escape. Punctuation may be escaped, except "_", "<", ">", "'" and "`", which C# and others use. */
export function unportableEscape(node: AST.Character): PatternFault[] {
  if (!node.raw.startsWith('\\') || /^\\[!-&(-/:;=?@[-^{-~]$/.test(node.raw)) return [];
  return [nonPortableFault(node, insteadOf(String.fromCharCode(node.value)))];
}

function insteadOf(character: string): string {
  if (/\p{Cc}/u.test(character)) return 'Remove it: an answer is one line of visible characters.';
  return `Write "${character}" alone.`;
}
