import { nearestName, placeNames } from '@formpress/model';
import type { Diagnostic, Fix, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { replaceWord, todo } from '../../../diagnostics/fixes/fix.ts';
import { unwritten } from '../../3-validate/explain/unwritten.ts';

/** The finding for a code that is not of a state, province or territory. For a name written in full, it suggests the code. */
export function unknownPlace(code: string, at: SourceRange): Diagnostic {
  if (code === todo) return { ...unwritten(at, 'the code of a place'), severity: 'error' };
  const near = nearestName(code, Object.values(placeNames));
  const meant = Object.entries(placeNames).find(([, name]) => name === near);
  return {
    code: 'unknown-place',
    severity: 'error',
    at,
    message: `"${code}" is not a state, province or territory.${meant ? ` ${meant[1]} is ${meant[0]}.` : ''}`,
    help: 'Write the two letters of the place, such as PA for Pennsylvania or ON for Ontario.',
    fixes: meant ? [replaceWord(at, code, meant[0])] : codesLike(code, at),
  };
}

/** A fix that writes the code in capitals or with its letters swapped, or else a TODO. */
function codesLike(code: string, at: SourceRange): Fix[] {
  const capitals = code.toUpperCase();
  const turned = [...capitals].reverse().join('');
  const like = [capitals, turned].find((each) => placeNames[each] !== undefined);
  return [replaceWord(at, code, like ?? todo)];
}
