import { nearestName, placeNames } from '@formpress/model';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';

/** The finding for a code of no state, province or territory; for a name written in full it suggests the code. */
export function unknownPlace(code: string, at: SourceRange): Diagnostic {
  return {
    code: 'unknown-place',
    severity: 'error',
    at,
    message: `"${code}" is not a state, province or territory.${describeMeant(code)}`,
    help: 'Write the two letters of the place, such as PA for Pennsylvania or ON for Ontario.',
  };
}

function describeMeant(code: string): string {
  const near = nearestName(code, Object.values(placeNames));
  const meant = Object.entries(placeNames).find(([, name]) => name === near);
  return meant ? ` ${meant[1]} is ${meant[0]}.` : '';
}
