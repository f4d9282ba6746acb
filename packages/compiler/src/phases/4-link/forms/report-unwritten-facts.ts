import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { unwritten } from '../../3-validate/explain/unwritten.ts';
import { childOf } from '../foundation/entries.ts';

const facts: [path: string[], what: string][] = [
  [['name'], 'the name of the form'],
  [['title'], 'the title of the form'],
  [['source', 'agency'], 'the name of the agency'],
  [['source', 'revision'], 'the revision that the file prints'],
];

/** Reports facts of form.yaml that a person must still write. */
export function reportUnwrittenFacts(form: YamlNode, report: Report): void {
  for (const [path, what] of facts) {
    const node = path.reduce<YamlNode | undefined>((at, key) => at && childOf(at, key), form);
    if (node?.kind === 'text' && node.value === todo)
      report({ ...unwritten(node.at, what), severity: 'error' });
  }
}
