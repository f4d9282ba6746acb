import type { YamlNode } from '@formpress/compiler';
import type { Name } from './name.ts';
import { nameIn, nameOfKey } from './name-at.ts';
import { entriesOf, textsAt, textsIn, valueAt } from './walk.ts';

/** The names in a file of cases: what is answered, and what is expected. */
export function namesInCases(root: YamlNode): Name[] {
  const cases = root.kind === 'list' ? root.items : [root];
  return cases.flatMap((each) => {
    const expected = valueAt(each, 'expect');
    const inFederal = valueAt(each, 'federal') ? 'federal' : 'questions';
    return [
      ...entriesOf(each, 'answers').flatMap((entry) => [
        nameOfKey('question', entry),
        ...textsIn(entry.value).map((text) => ({ ...nameIn('answer', text), of: entry.key })),
      ]),
      ...textsAt(expected, 'path').map((text) => ({ ...nameIn('set', text), of: inFederal })),
      ...textsAt(expected, 'finish')
        .filter(({ value }) => value !== 'INELIGIBLE')
        .map((text) => nameIn('statement', text)),
      ...textsAt(expected, 'rules').map((text) => nameIn('rule', text)),
      ...entriesOf(expected, 'values').map((entry) => nameOfKey('question', entry)),
      ...entriesOf(expected, 'taxParameters').map((entry) => nameOfKey('parameter', entry)),
      ...entriesOf(expected, 'pdf').map((entry) => nameOfKey('field', entry)),
    ];
  });
}
