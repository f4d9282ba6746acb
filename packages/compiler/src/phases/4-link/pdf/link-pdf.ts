import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import type { MergedForm } from '../base/merge-base.ts';
import { childOf, childText, firstKeyPlace, keyPlace, textNodeOf } from '../foundation/entries.ts';
import type { AddedField } from '../linked/linked-blank.ts';
import type { LinkedPdf } from '../linked/linked-form.ts';
import { fieldNamed } from './field-named.ts';
import { type FieldScope, linkBinding } from './link-binding.ts';
import { linkBox } from './link-box.ts';
import { linkSign } from './link-sign.ts';
import { linkUndecided } from './link-undecided.ts';

/** Links pdf.yaml: bindings, signature fields, added fields. */
export function linkPdf(merged: MergedForm, scope: FieldScope): LinkedPdf {
  const add = merged.add.flatMap((entry) =>
    scope.blank.fields.some(({ name }) => name === entry.key)
      ? []
      : [addedField(entry, merged, scope)],
  );
  const withAdded = {
    ...scope,
    fields: [...scope.blank.fields, ...add.filter(({ print }) => !print).map(asField)],
  };
  const taken = new Set(merged.fields.map(({ key }) => key));
  return {
    fieldsAt: placeOf('fields', merged),
    signAt: placeOf('sign', merged),
    lists: listsOf(merged),
    add,
    sign: merged.sign.map((entry) => linkSign(entry, scope)),
    bindings: merged.fields.flatMap((entry) => {
      const inherited = merged.inheritedFields.has(entry.key);
      return linkBinding(entry, { ...withAdded, inherited, taken }) ?? [];
    }),
    blank: merged.blank.flatMap((node) => {
      const field = fieldNamed(textNodeOf(node), withAdded);
      return field ? [{ name: field.name, at: node.at }] : [];
    }),
    undecided: linkUndecided(merged.own.pdf?.root, withAdded),
  };
}

/** The place of a part of pdf.yaml: in the form's own file, or in that of its base. */
function placeOf(key: string, { own, chain }: MergedForm): SourceRange {
  const roots = chain.flatMap(({ pdf }) => pdf?.root ?? []);
  const root = roots.find((each) => childOf(each, key));
  return root ? keyPlace(root, key) : firstKeyPlace(roots[0] ?? own.form.root);
}

/** The nearest `fields` and `blank` of the form and its bases, and the file to which a missing one is added. */
function listsOf({ chain }: MergedForm): LinkedPdf['lists'] {
  const roots = chain.flatMap(({ pdf }) => pdf?.root ?? []);
  const file = roots.find((root) => childOf(root, 'fields')) ?? roots[0];
  const [fields, blank] = ['fields', 'blank'].map(
    (key) => roots.map((root) => childOf(root, key)).find((node) => node !== undefined)?.at,
  );
  return { ...(fields && { fields }), ...(blank && { blank }), ...(file && { file: file.at }) };
}

function asField({ name, type, comb }: AddedField) {
  const states = type === 'checkbox' ? ['Yes'] : [];
  return { name, type, states, options: [], ...(comb !== undefined && { maxLength: comb }) };
}

/** An added field is a box to tick when a condition is bound to it, else a text. */
function addedField(
  { key: name, keyAt, value }: MapEntry,
  merged: MergedForm,
  { blank, report }: FieldScope,
): AddedField {
  const print = childText(value, 'print')?.value;
  const align = childText(value, 'align')?.value as AddedField['align'];
  const comb = childText(value, 'comb')?.value;
  const bound = merged.fields.find(({ key }) => key === name)?.value;
  const ticked = bound?.kind === 'text' && !bound.value.includes('{{');
  return {
    name,
    at: keyAt,
    ...linkBox(value, blank, report),
    type: ticked ? 'checkbox' : 'text',
    ...(align === undefined ? {} : { align }),
    ...(comb === undefined ? {} : { comb: Number(comb) }),
    ...(print === undefined ? {} : { print }),
  };
}
