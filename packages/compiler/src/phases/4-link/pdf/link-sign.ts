import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { MapEntry, TextNode } from '../../2-parse/foundation/yaml-node.ts';
import { linkFormula } from '../formulas/link-formula.ts';
import { addLine } from '../foundation/add-line.ts';
import { childText } from '../foundation/entries.ts';
import { unwantedKeys } from '../foundation/wrong-keys.ts';
import type { LinkedSign } from '../linked/linked-form.ts';
import { fieldNamed } from './field-named.ts';
import type { FieldScope } from './link-binding.ts';
import { linkBox } from './link-box.ts';
import { wrongFieldKind } from './wrong-field-kind.ts';

/** Links the position of one signature or date: a field of the agency's, or a box. */
export function linkSign({ key: name, keyAt, value }: MapEntry, scope: FieldScope): LinkedSign {
  const fieldNode = childText(value, 'field');
  const field = fieldNode && signedField(fieldNode, name, scope);
  const format = childText(value, 'format')?.value;
  const whenNode = childText(value, 'when');
  const when = whenNode && linkFormula(whenNode, scope.formula, 'yesNo');
  const kind = kindOf(name);
  if (kind === 'signature')
    unwantedKeys(value, ['format'], 'A signature', 'Only a date has one.', scope.report);
  else if (format === undefined) reportFormat(name, keyAt, value.at, scope);
  return {
    name,
    at: keyAt,
    kind,
    ...(field === undefined ? {} : { field }),
    ...(fieldNode ? {} : linkBox(value, scope.blank, scope.report)),
    ...(format === undefined ? {} : { format }),
    ...(when ? { when } : {}),
  };
}

function kindOf(name: string): LinkedSign['kind'] {
  return name.startsWith('signatureLine') ? 'signature' : 'date';
}

/** The full name of the agency's field. Reports one that cannot be signed. */
function signedField(node: TextNode, name: string, scope: FieldScope): string | undefined {
  const field = fieldNamed(node, scope);
  const isSignature = kindOf(name) === 'signature';
  if (!field || field.type === 'text' || (isSignature && field.type === 'signature'))
    return field?.name;
  const why = `so no ${isSignature ? 'signature' : 'date'} can be put in it`;
  const help = 'Name a text field of the blank, or give page and box.';
  scope.report(wrongFieldKind(field, node.at, why, help));
  return undefined;
}

function reportFormat(
  name: string,
  at: SourceRange,
  linesAt: SourceRange,
  { report }: FieldScope,
): void {
  report({
    code: 'missing-format',
    severity: 'error',
    at,
    message: `"${name}" is a date, but nothing says how it is written.`,
    help: 'Add format: MM/DD/YYYY, or another order of YYYY, MM and DD that the form asks for.',
    fixes: ['MM/DD/YYYY', 'YYYY-MM-DD'].map((format) => addLine(linesAt, 'format', format)),
  });
}
