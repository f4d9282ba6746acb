import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childEntries, childItems } from '../../4-link/foundation/entries.ts';
import { type FileText, textAt } from './text-of-file.ts';

/** The name of a place, its gaps, what it lists as missing, and the reasons it gives for what it does not offer. */
export function textsOfPlace(root: YamlNode): FileText[] {
  const reasons = childItems(root, 'nothing').flatMap((row, index) =>
    textAt(row, 'because', `nothing ${index + 1}`, `The reason in row ${index + 1} of "nothing"`),
  );
  const refusals = childEntries(root, 'forms').flatMap(({ key, value }) =>
    childEntries(value, 'refusals').flatMap((row) =>
      textAt(
        row.value,
        'because',
        `${key} refusal ${row.key}`,
        `Why ${key} may refuse "${row.key}"`,
      ),
    ),
  );
  const gaps = childItems(root, 'gaps').flatMap((gap, index) =>
    gap.kind === 'text'
      ? [{ name: `gap ${index + 1}`, says: `Gap ${index + 1}`, is: gap.value, at: gap.at }]
      : [],
  );
  return [
    ...textAt(root, 'name', 'name', 'The name of the place'),
    ...textAt(root, 'incomeTax', 'incomeTax', 'Whether wages are taxed'),
    ...textsOfRenewals(root),
    ...reasons,
    ...refusals,
    ...textsOfMissing(root),
    ...gaps,
  ];
}

/** What callers are told about missing forms, and when. */
function textsOfMissing(root: YamlNode): FileText[] {
  const notWritten = childEntries(root, 'formsNotWritten').flatMap(({ key, value }) => [
    ...textAt(value, 'name', `${key} number`, `The number of "${key}"`),
    ...textAt(value, 'title', `${key} title`, `The title of "${key}"`),
    ...textAt(value, 'when', `${key} when`, `The condition of "${key}"`),
  ]);
  const outdated = childEntries(root, 'outdatedForms').flatMap(({ key, value }) =>
    textAt(value, 'since', `${key} since`, `The day since which "${key}" is outdated`),
  );
  return [...notWritten, ...outdated];
}

/** When the certificates lapse, form by form and row by row. */
function textsOfRenewals(root: YamlNode): FileText[] {
  return childEntries(root, 'renewals').flatMap(({ key, value }) =>
    (value.kind === 'list' ? value.items : []).map((row, index) => ({
      name: `${key} renewal ${index + 1}`,
      says: `Row ${index + 1} of the renewals of ${key}`,
      is: plainText(row),
      at: row.at,
    })),
  );
}

/** A value in one line, as it would be written in a row. */
function plainText(node: YamlNode): string {
  if (node.kind === 'text') return node.value;
  if (node.kind === 'list') return node.items.map(plainText).join(', ');
  return node.entries
    .map(({ key, value }) =>
      value.kind === 'map' ? `${key} (${plainText(value)})` : `${key} ${plainText(value)}`,
    )
    .join(', ');
}
