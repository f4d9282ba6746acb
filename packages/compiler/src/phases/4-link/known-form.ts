import { nearestName } from '@formpress/model';
import type { TextNode } from '../2-parse/yaml-node.ts';
import type { TextScope } from './link-text.ts';
import type { LinkedKind } from './linked-form.ts';
import type { CountingReport } from './report-once.ts';
import { unknownName } from './unknown-name.ts';

/** What a locality may name. */
export type LocalityScope = {
  report: CountingReport;
  text: TextScope;
  kinds: Map<string, LinkedKind>;
  /** Ids of all forms, and of forms and flows left out because of a mistake: they are not unknown. */
  formIds: Set<string>;
};

/** The form that an id names, and for one that is misspelled the one that was probably meant. */
export function formsMeant(id: string, { formIds }: LocalityScope): string[] {
  const near = formIds.has(id) ? undefined : nearestName(id, formIds);
  return near === undefined ? [id] : [id, near];
}

/** Reports a form id that no folder has. */
export function knownForm(node: TextNode, { report, formIds }: LocalityScope): void {
  if (formIds.has(node.value)) return;
  report(unknownName('unknown-form', node.value, formIds, node.at));
}
