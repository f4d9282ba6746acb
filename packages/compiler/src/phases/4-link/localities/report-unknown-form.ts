import { nearestName } from '@formpress/model';
import type { Report } from '../../../diagnostics/report.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { LinkedKind } from '../linked/linked-kind.ts';
import { unknownName } from '../names/unknown-name.ts';
import type { TextScope } from '../texts/link-text.ts';
import type { ConditionScope } from './expand-place-words.ts';

const formId = /^[A-Z][A-Z0-9][0-9]{3}(?:SP|FR)?$/;

/** What a locality may name. */
export type LocalityScope = {
  report: Report;
  text: TextScope;
  kinds: Map<string, LinkedKind>;
  /** Ids of all forms, and of forms and flows left out because of a mistake: they are not unknown. */
  formIds: Set<string>;
} & ConditionScope;

/** The form that an id names, or the one that a misspelled id probably means. */
export function intendedForms(id: string, { formIds }: LocalityScope): string[] {
  const near = formIds.has(id) ? undefined : nearestName(id, formIds);
  return near === undefined ? [id] : [id, near];
}

/** Reports a form id that no folder has. A folder with a wrong name is already reported. Ids in `taken` are not suggested. */
export function reportUnknownForm(
  node: TextNode,
  { report, formIds }: LocalityScope,
  taken: readonly string[] = [],
): void {
  if (formIds.has(node.value)) return;
  const ids = [...formIds].filter((id) => formId.test(id));
  const misnamed = [...formIds].filter((id) => !ids.includes(id) && !id.includes('_'));
  const near = nearestName(node.value, [...misnamed, ...ids]);
  if (near !== undefined && misnamed.includes(near)) return;
  const free = ids.filter((id) => !taken.includes(id));
  report(unknownName('unknown-form', node.value, free, node.at));
}
