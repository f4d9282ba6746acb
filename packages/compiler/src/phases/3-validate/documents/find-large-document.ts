import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { beyondLimit } from '../../../limits/beyond-limit.ts';
import { limits } from '../../../limits/limits.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { FileKind } from '../files/recognise-file.ts';
import { childOf, entriesOf, findLargeInterview } from './find-large-interview.ts';

/** The limits that a file exceeds. */
export function findLargeDocument(kind: FileKind, root: YamlNode): Diagnostic[] {
  if (root.kind === 'text') return [];
  if (kind === 'questions' || kind === 'flow') return findLargeInterview(mapEntries(root));
  if (kind === 'questions-with-federal') {
    const settings = ['given', 'optional', 'filingStatus'];
    return findLargeInterview(mapEntries(root).filter(({ key }) => !settings.includes(key)));
  }
  if (kind === 'form') return entriesOf(root, 'amounts').flatMap(({ value }) => largeTables(value));
  return kind === 'blank' ? largeBlank(root) : [];
}

function mapEntries(root: YamlNode) {
  return root.kind === 'map' ? root.entries : [];
}

/** Findings for tables by size with too many rows. An amount is such a table, or has one for each answer. */
function largeTables(node: YamlNode): Diagnostic[] {
  if (node.kind === 'map') return node.entries.flatMap(({ value }) => largeTables(value));
  const row = node.kind === 'list' ? node.items[limits.bands.most] : undefined;
  return row ? [beyondLimit(limits.bands, row.at, 'Write fewer rows.')] : [];
}

function largeBlank(root: YamlNode): Diagnostic[] {
  const pages = childOf(root, 'pages');
  const page = pages?.kind === 'list' ? pages.items[limits.pages.most] : undefined;
  const field = fieldsIn(root)[limits.fields.most];
  return [
    ...(page ? [beyondLimit(limits.pages, page.at, 'Draw fewer pages.')] : []),
    ...(field ? [beyondLimit(limits.fields, field.at, 'Draw fewer fields.')] : []),
  ];
}

/** Where fields and boxes to tick are drawn. */
function fieldsIn(node: YamlNode): YamlNode[] {
  if (node.kind === 'text') return [];
  if (node.kind === 'list') return node.items.flatMap(fieldsIn);
  return node.entries.flatMap(({ key, value }) =>
    value.kind === 'text' && (key === 'field' || key === 'check') ? [value] : fieldsIn(value),
  );
}
