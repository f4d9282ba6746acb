import {
  asWritten,
  type Edit,
  type LinkedForm,
  type SourceRange,
  type YamlNode,
} from '@formpress/compiler';
import type { NewValue } from '../changes/amount-changes.ts';
import type { NewCell } from '../changes/table-changes.ts';
import { nodeIn } from '../foundation/yaml-nodes.ts';

/** What the edits of form.yaml are made from. */
export type FormScope = {
  form: LinkedForm;
  root: YamlNode;
  text: string;
  values: readonly NewValue[];
  cells: readonly NewCell[];
  /** Whether nothing that is computed changed. */
  isCosmetic: boolean;
  /** The first day of the new version, and the digest of its file. */
  effective: string;
  sha256: string;
};

/** The edits of form.yaml, and the amounts of a base that it must restate. */
export type FormEdits = { edits: Edit[]; amounts: string[] };

/** Puts in the new amounts, dates and facts of the file. */
export function formEdits(scope: FormScope): FormEdits {
  const { form, root, text, values, cells, effective, sha256 } = scope;
  const own = `${form.folder}/form.yaml`;
  const mine = values.filter(({ amount }) => amount.at.file === own);
  const edits: Edit[] = [
    ...mine.map(({ amount, value }) => ({ at: amount.at, text: value })),
    ...cells.filter(({ at }) => at.file === own).map(({ at, value }) => inColumn(value, at, text)),
    ...replaceText(nodeIn(root, 'effective'), effective),
    ...digestEdits(root, sha256),
    ...revisionEdits(nodeIn(root, 'source', 'revision'), values),
    ...(scope.isCosmetic ? acceptCopy(root) : []),
  ];
  return { edits, amounts: inheritedAmounts(form, values) };
}

/** Keeps the columns of a table aligned: a longer number replaces spaces before it. */
function inColumn(value: string, at: SourceRange, text: string): Edit {
  const longer = Math.max(0, value.length - (at.end - at.start));
  const spaces = /\s*$/.exec(text.slice(0, at.start))?.[0].length ?? 0;
  const start = at.start - Math.min(longer, Math.max(0, spaces - 1));
  return { at: { ...at, start }, text: value.padStart(at.end - start) };
}

/** Puts in the digest of the file, also where there was none. */
function digestEdits(root: YamlNode, sha256: string): Edit[] {
  const [source, known] = [nodeIn(root, 'source'), nodeIn(root, 'source', 'sha256')];
  if (known || !source) return replaceText(known, sha256);
  return [{ at: source.at, adds: [`sha256: ${sha256}`] }];
}

function replaceText(node: YamlNode | undefined, text: string): Edit[] {
  return node?.kind === 'text' && node.value !== text ? [{ at: node.at, text }] : [];
}

/** Accepts that a version computes the same as the one before, because both files were compared. */
function acceptCopy(root: YamlNode): Edit[] {
  const entry =
    root.kind === 'map' ? root.entries.find(({ key }) => key === 'confidence') : undefined;
  if (!entry) return [];
  const { file, start } = entry.keyAt;
  const text =
    '# accept copied-version: both files were compared, and no amount, line or year changed\n';
  return [{ at: { file, start, end: start }, text }];
}

/** The year of a revision changes with the years on the paper. */
function revisionEdits(node: YamlNode | undefined, values: readonly NewValue[]): Edit[] {
  if (node?.kind !== 'text') return [];
  const years = new Map(
    values
      .filter(({ amount }) => amount.name === 'year')
      .map(({ amount, value }) => [amount.value, value]),
  );
  const revised = node.value.replace(/\b(?:19|20)[0-9]{2}\b/g, (year) => years.get(year) ?? year);
  return revised === node.value ? [] : [{ at: node.at, text: `'${revised}'` }];
}

/** Lines for amounts of a base with one value. Those that depend on an answer or are in a table are reported by the check. */
function inheritedAmounts(form: LinkedForm, values: readonly NewValue[]): string[] {
  return values.flatMap(({ amount: { name, at }, value }) => {
    const linked = form.amounts.get(name);
    if (!linked || at.file === `${form.folder}/form.yaml`) return [];
    return [`${name}: { is: ${value}, from: ${asWritten(linked.from)} }`];
  });
}
