import { lastLevel } from '@formpress/model';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { BlankField } from '../linked/linked-blank.ts';

const descriptions: Record<BlankField['type'], string> = {
  text: 'a text field',
  checkbox: 'a box to tick',
  radio: 'a group of boxes',
  choice: 'a list',
  button: 'a button',
  signature: 'a signature field',
};

/** The finding for a field that cannot take what is bound to it. */
export function wrongFieldKind(
  { name, type, states }: BlankField,
  at: SourceRange,
  why: string,
  help: string,
): Diagnostic {
  const what = type === 'checkbox' && states.length > 1 ? descriptions.radio : descriptions[type];
  const message = `"${lastLevel(name)}" is ${what}, ${why}.`;
  return { code: 'wrong-field-kind', severity: 'error', at, message, help };
}
