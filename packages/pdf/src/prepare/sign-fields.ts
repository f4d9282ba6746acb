import { type FieldNode, inherited } from '../fields/field-nodes.ts';
import { PdfProblem } from '../foundation/problem.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { encodeText } from '../reader/text-string.ts';
import type { Dictionary } from '../reader/values.ts';
import type { SignPlace } from './recipe.ts';

const passedDown = ['FT', 'Ff', 'DA', 'Q', 'MaxLen', 'TU'];

/** Renames the agency's signature or date field to the name that clients use. */
export function renameField(
  file: PdfFile,
  fields: FieldNode[],
  name: string,
  place: SignPlace,
): void {
  const field = fields.find((each) => each.name === place.field);
  if (!field) throw new PdfProblem(`The PDF has no field "${place.field}" to rename to "${name}".`);
  for (const widget of field.widgets) {
    const depth = widget.chain.findIndex((dictionary) => dictionary.has('T'));
    const own = widget.chain[depth];
    if (!own) continue;
    for (const key of passedDown) {
      const value = inherited(file, widget.chain.slice(depth), key);
      if (value !== null) own.set(key, value);
    }
    own.set('T', encodeText(name));
    widget.chain.splice(depth + 1);
    widget.references.splice(depth + 1);
    makeVisible(file, own, widget.chain[0]);
  }
  field.name = name;
}

/** Makes a field that is signed visible, printable, writable and empty. */
function makeVisible(file: PdfFile, field: Dictionary, widget: Dictionary | undefined): void {
  const flags = file.at(field, 'Ff');
  if (typeof flags === 'number') field.set('Ff', flags & ~1);
  field.delete('V');
  field.delete('DV');
  widget?.set('F', 4);
}
