import type { AST } from '@eslint-community/regexpp';
import type { PatternFault } from '../foundation/pattern-fault.ts';
import { unlike } from './unlike.ts';

/** A backslash may stand before punctuation, but not before "_", "<", ">", "'" and "`": C# and others use those. */
export function unportableEscape(node: AST.Character): PatternFault[] {
  if (!node.raw.startsWith('\\') || /^\\[!-&(-/:;=?@[-^{-~]$/.test(node.raw)) return [];
  return [unlike(node, insteadOf(String.fromCharCode(node.value)))];
}

function insteadOf(character: string): string {
  if (/\p{Cc}/u.test(character)) return 'Remove it: an answer is one line of visible characters.';
  return `Write "${character}" alone.`;
}
