import type { MapEntry, TextNode, YamlNode } from '@formpress/compiler';
import { declaredUnlessNone } from './in-form.ts';
import { namesInFormula } from './in-formula.ts';
import { namesInText } from './in-text.ts';
import type { Name } from './name.ts';
import { nameIn, nameOfKey } from './name-at.ts';
import { entriesOf, textsAt } from './walk.ts';

/** The names in pdf.yaml. */
export function namesInPdf(root: YamlNode): Name[] {
  return [
    ...entriesOf(root, 'fields').flatMap(namesInBinding),
    ...entriesOf(root, 'sign').flatMap(({ value }) => [
      ...textsAt(value, 'field').map((text) => nameIn('field', text)),
      ...textsAt(value, 'when').flatMap(namesInFormula),
    ]),
    ...entriesOf(root, 'add').map((entry) => declaredUnlessNone('field', entry)),
    ...textsAt(root, 'blank').map((text) => nameIn('field', text)),
  ];
}

function namesInBinding(entry: MapEntry): Name[] {
  const { value } = entry;
  const [by] = textsAt(value, 'by');
  const lines = by ? entriesOf(value).filter(({ key }) => key !== 'by') : [];
  return [
    nameOfKey('field', entry),
    ...(value.kind === 'text' ? namesInPrinted(value) : []),
    ...textsAt(value, 'print').flatMap(namesInText),
    ...(by ? [nameIn('question', by)] : []),
    ...lines.flatMap((line) => [
      { ...nameOfKey('answer', line), ...(by && { of: by.value }) },
      ...(line.value.kind === 'text' ? namesInText(line.value) : []),
      ...textsAt(line.value, 'print').flatMap(namesInText),
    ]),
  ];
}

/** A field prints a text with placeholders, or is ticked by a formula. */
function namesInPrinted(node: TextNode): Name[] {
  if (node.value === 'none') return [];
  return node.value.includes('{{') ? namesInText(node) : namesInFormula(node);
}

/** The fields that a drawn blank declares, and the amounts on it. */
export function namesInBlank(node: YamlNode): Name[] {
  if (node.kind === 'text') return namesInText(node);
  if (node.kind === 'list') return node.items.flatMap(namesInBlank);
  return node.entries.flatMap(({ key, value }): Name[] => {
    if (value.kind !== 'text') return namesInBlank(value);
    if (key === 'lookup') return namesInFormula(value);
    const isField = /^(?:field|check|radio)$/.test(key);
    return isField
      ? [{ ...nameIn('field', value), declares: true, whole: node.at }]
      : namesInText(value);
  });
}
