import type { PatternFault } from '../foundation/pattern-fault.ts';
import { nonPortableFault } from './non-portable-fault.ts';

/** A character that regex engines count or store differently: an emoji, an invisible character, an accent separate from its letter. */
export function findStrangeCharacter(pattern: string): PatternFault | undefined {
  const large = /[\u{10000}-\u{10ffff}\ud800-\udfff]/u.exec(pattern);
  if (large) return at(large, 'Remove it: some programs count it as one character, others as two.');
  const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.exec(pattern);
  if (invisible) {
    const code = invisible[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return at(invisible, 'Remove it.', `the invisible character U+${code}`);
  }
  const apart = /.\p{M}/u.exec(pattern);
  if (apart && pattern.normalize('NFC') !== pattern) {
    return at(apart, 'Type the letter with its accent as one character.');
  }
  return undefined;
}

function at({ 0: raw, index }: RegExpExecArray, help: string, what?: string): PatternFault {
  return nonPortableFault({ start: index, end: index + raw.length, raw }, help, what);
}
