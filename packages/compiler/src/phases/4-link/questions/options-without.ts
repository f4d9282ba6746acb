import { suggest } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childItems, textNodeOf } from '../foundation/entries.ts';
import type { LinkedKind, LinkedOption } from '../linked/linked-kind.ts';
import { describeKnownNames } from '../names/unknown-name.ts';

/** The options of a kind of answer without those that the question leaves out. */
export function optionsWithout(node: YamlNode, kind: LinkedKind, report: Report): LinkedOption[] {
  const left = childItems(node, 'without').map(textNodeOf);
  const known = kind.options.map(({ value }) => value);
  for (const { value, at } of left) {
    if (known.includes(value)) continue;
    const { question, ...fixes } = suggest(value, known, at);
    const message = `"${value}" is not an option of the kind "${kind.name}", so it cannot be left out.${question}`;
    const help = known.length > 0 ? describeKnownNames(known) : 'This kind has no options.';
    report({ code: 'unknown-answer', severity: 'error', at, message, help, ...fixes });
  }
  const isLeft = (value: string) => left.some((each) => each.value === value);
  return kind.options.filter(({ value }) => !isLeft(value));
}
