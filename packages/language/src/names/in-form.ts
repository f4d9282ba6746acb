import type { MapEntry, TextNode, YamlNode } from '@formpress/compiler';
import { namesInFormula } from './in-formula.ts';
import { namesInText } from './in-text.ts';
import type { Name, NameKind } from './name.ts';
import { declarationIn, nameIn, nameOfKey } from './name-at.ts';
import { entriesOf, textsAt, textsIn, valueAt } from './walk.ts';

/** The names in form.yaml. */
export function namesInForm(root: YamlNode): Name[] {
  const confidence = valueAt(root, 'confidence');
  return [
    ...textsAt(root, 'basedOn').flatMap(versionNamed),
    ...textsAt(confidence, 'carriedOver').flatMap(versionNamed),
    ...textsAt(root, 'title').flatMap(namesInText),
    ...entriesOf(root, 'amounts').flatMap((entry) => [
      declaredUnlessNone('amount', entry),
      ...entriesOf(entry.value, 'is')
        .filter(({ key }) => key !== 'columns' && key !== 'rows')
        .map((each) => ({ ...nameOfKey('answer', each), of: `@${entry.key}` })),
    ]),
    ...entriesOf(root, 'statements').flatMap((entry) => [
      declaredUnlessNone('statement', entry),
      ...textsIn(entry.value).flatMap(namesInText),
    ]),
    ...entriesOf(root, 'taxParameters').flatMap(namesInParameter),
  ];
}

/** The name of an entry, which declares it unless its value is `none`: that drops what a base declares. */
export function declaredUnlessNone(kind: NameKind, entry: MapEntry): Name {
  const isNone = entry.value.kind === 'text' && entry.value.value === 'none';
  return isNone ? nameOfKey(kind, entry) : declarationIn(kind, entry);
}

/** A version, such as "W4101 2025.1.0": the form, and the version of it. */
function versionNamed(node: TextNode): Name[] {
  const [id = '', version] = node.value.split(' ');
  const form = nameIn('form', node, [0, id.length]);
  if (version === undefined) return [form];
  return [form, { ...nameIn('version', node, [id.length + 1, node.value.length]), of: id }];
}

function namesInParameter(entry: MapEntry): Name[] {
  const { value } = entry;
  const [is] = textsAt(value, 'is');
  return [
    declarationIn('parameter', entry),
    ...(is ? namesInFormula(is) : []),
    ...entriesOf(value, 'map').map((each) => ({
      ...nameOfKey('answer', each),
      ...(is && { of: is.value }),
    })),
    ...textsAt(value, 'about').flatMap(namesInText),
  ];
}
