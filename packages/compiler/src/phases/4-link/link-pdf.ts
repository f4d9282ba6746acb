import type { YamlNode } from '../2-parse/yaml-node.ts';
import { childItems, childText, nodeAt, textOf } from './entries.ts';
import { type FieldScope, fieldNamed, linkBinding } from './link-binding.ts';
import { linkFormula } from './link-formula.ts';
import type { AddedField, LinkedPdf, LinkedSign } from './linked-form.ts';
import type { MergedForm } from './merge-base.ts';

/** Links what stands in the PDF: bindings, signature fields, added fields. */
export function linkPdf(merged: MergedForm, scope: FieldScope): LinkedPdf {
  const add = merged.add.flatMap(({ key, value }) =>
    scope.blank.fields.some(({ name }) => name === key) ? [] : [addedField(key, value, merged)],
  );
  const withAdded = {
    ...scope,
    fields: [...scope.blank.fields, ...add.filter(({ print }) => !print).map(asField)],
  };
  return {
    file: merged.own.pdf?.file ?? merged.own.form.file,
    add,
    sign: merged.sign.map(({ key, keyAt, value }) => linkSign(key, keyAt, value, withAdded)),
    bindings: merged.fields.flatMap((entry) => {
      const inherited = merged.inheritedFields.has(entry.key);
      return linkBinding(entry, { ...withAdded, inherited }) ?? [];
    }),
    blank: merged.blank.flatMap((node) => {
      const field = fieldNamed(textOf(node), withAdded);
      return field ? [{ name: field.name, at: node.at }] : [];
    }),
  };
}

function asField({ name, type }: AddedField) {
  return { name, type, states: type === 'checkbox' ? ['Yes'] : [], options: [] };
}

/** An added field is a box to tick when a condition is bound to it, else a text. */
function addedField(name: string, node: YamlNode, merged: MergedForm): AddedField {
  const print = childText(node, 'print')?.value;
  const bound = merged.fields.find(({ key }) => key === name)?.value;
  const ticked = bound?.kind === 'text' && !bound.value.includes('{{');
  return {
    name,
    page: Number(textOf(nodeAt(node, 'page')).value),
    box: boxOf(node),
    type: ticked ? 'checkbox' : 'text',
    ...(print === undefined ? {} : { print }),
  };
}

function linkSign(
  name: string,
  at: LinkedSign['at'],
  node: YamlNode,
  scope: FieldScope,
): LinkedSign {
  const fieldNode = childText(node, 'field');
  const field = fieldNode && fieldNamed(fieldNode, scope);
  const format = childText(node, 'format')?.value;
  const whenNode = childText(node, 'when');
  const when = whenNode && linkFormula(whenNode, scope.formula, 'yesNo');
  const kind = name.startsWith('signatureLine') ? 'signature' : 'date';
  if (kind === 'date' && format === undefined) {
    const message = `"${name}" is a date and needs a format.`;
    scope.report({
      code: 'missing-format',
      severity: 'error',
      at,
      message,
      help: 'Add format: MM/DD/YYYY.',
    });
  }
  return {
    name,
    at,
    kind,
    ...(field ? { field: field.name } : {}),
    ...(fieldNode ? {} : { page: Number(textOf(nodeAt(node, 'page')).value), box: boxOf(node) }),
    ...(format === undefined ? {} : { format }),
    ...(when ? { when } : {}),
  };
}

function boxOf(node: YamlNode): [number, number, number, number] {
  const [x = 0, y = 0, width = 0, height = 0] = childItems(node, 'box').map((item) =>
    Number(textOf(item).value),
  );
  return [x, y, width, height];
}
