import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { beyondLimit } from '../../../limits/beyond-limit.ts';
import { limits } from '../../../limits/limits.ts';
import type { MapEntry, YamlNode } from '../../2-parse/foundation/yaml-node.ts';

/** The limits on sets and questions that an interview or a flow exceeds. */
export function findLargeInterview(sets: readonly MapEntry[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  const firstSet = sets[limits.sets.most];
  if (firstSet) found.push(beyondLimit(limits.sets, firstSet.keyAt, 'Ask in fewer sets.'));
  let count = 0;
  for (const { value } of sets) {
    const questions = entriesOf(value, 'questions');
    const inSet = questions[limits.questionsInSet.most];
    if (inSet) {
      const help = 'Move some of them to another set.';
      found.push(beyondLimit(limits.questionsInSet, inSet.keyAt, help));
    }
    const last = questions[limits.questions.most - count];
    if (last && count <= limits.questions.most)
      found.push(beyondLimit(limits.questions, last.keyAt, 'Split this form into several.'));
    count += questions.length;
  }
  return found;
}

/** The lines below a name of a map. */
export function entriesOf(node: YamlNode | undefined, name: string): MapEntry[] {
  const below = childOf(node, name);
  return below?.kind === 'map' ? below.entries : [];
}

/** The value of a name in a map. */
export function childOf(node: YamlNode | undefined, name: string): YamlNode | undefined {
  return node?.kind === 'map' ? node.entries.find(({ key }) => key === name)?.value : undefined;
}
