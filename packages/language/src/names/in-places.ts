import type { MapEntry, YamlNode } from '@formpress/compiler';
import { placesInCondition } from './in-formula.ts';
import type { Name } from './name.ts';
import { nameIn, nameOfKey } from './name-at.ts';
import { entriesOf, textsAt, textsIn, valueAt } from './walk.ts';

/** The names in locality.yaml. */
export function namesInLocality(root: YamlNode): Name[] {
  const nothing = valueAt(root, 'nothing');
  return [
    ...textsAt(root, 'locality').map(
      (text): Name => ({ ...nameIn('place', text), declares: true, whole: root.at }),
    ),
    ...entriesOf(root, 'forms').flatMap((entry) => [
      nameOfKey('form', entry),
      ...textsAt(entry.value, 'when', 'recommended').flatMap(placesInCondition),
      ...entriesOf(entry.value, 'refusals').flatMap((each) => [
        { ...nameOfKey('question', each), of: entry.key },
        ...textsAt(each.value, 'askedBy').map((text) => nameIn('question', text)),
      ]),
    ]),
    ...entriesOf(root, 'flows').flatMap(namesInFlow),
    ...(nothing?.kind === 'list' ? nothing.items : []).flatMap((each) =>
      textsAt(each, 'when').flatMap(placesInCondition),
    ),
    ...entriesOf(root, 'outdatedForms').map((entry) => nameOfKey('form', entry)),
  ];
}

function namesInFlow(entry: MapEntry): Name[] {
  const rows = entry.value.kind === 'list' ? entry.value.items : [];
  return [
    nameOfKey('flow', entry),
    ...rows.flatMap((row) => {
      const [of] = textsAt(row, 'of');
      return [
        ...textsAt(row, 'when').flatMap(placesInCondition),
        ...textsAt(row, 'start').map((text) => ({
          ...nameIn('set', text),
          of: of?.value ?? entry.key,
        })),
        ...(of ? [nameIn('flow', of)] : []),
        ...textsAt(row, 'forms').map((text) => nameIn('form', text)),
      ];
    }),
  ];
}

/** The names in the cases of a place. */
export function namesInPlaceCases(root: YamlNode): Name[] {
  const cases = root.kind === 'list' ? root.items : [];
  return cases.flatMap((each) => [
    ...textsAt(each, 'home', 'work').map((text) => nameIn('place', text)),
    ...entriesOf(each, 'answers').flatMap((entry) => [
      nameOfKey('question', entry),
      ...textsIn(entry.value).map((text) => ({ ...nameIn('answer', text), of: entry.key })),
    ]),
    ...textsAt(valueAt(each, 'expect'), 'offered', 'recommended', 'flow').map((text) =>
      nameIn('form', text),
    ),
  ]);
}

/** The names in reciprocity.yaml. */
export function namesInReciprocity(root: YamlNode): Name[] {
  return entriesOf(root).flatMap((entry) => [
    nameOfKey('place', entry),
    ...textsAt(entry.value, 'frees')
      .filter(({ value }) => value !== 'states')
      .map((text) => nameIn('place', text)),
    ...textsAt(entry.value, 'claimedOn').map((text) => nameIn('form', text)),
  ]);
}
