import type { YamlNode } from '@formpress/compiler';
import type { FoldingRange } from 'vscode-languageserver';
import { positionsIn } from '../foundation/positions.ts';
import type { Session } from '../session/session.ts';

/** What can be folded: every key and item with more than one line. */
export async function foldingRangesIn(session: Session, path: string): Promise<FoldingRange[]> {
  const file = (await session.index()).files.get(path);
  if (!file?.root) return [];
  const positions = positionsIn(file.text);
  const folds: FoldingRange[] = [];
  const fold = (start: number, end: number) => {
    const { start: first, end: last } = positions.rangeOf({ start, end });
    if (last.line > first.line) folds.push({ startLine: first.line, endLine: last.line });
  };
  const visit = (node: YamlNode) => {
    if (node.kind === 'map') {
      for (const { keyAt, value } of node.entries) {
        fold(keyAt.start, value.at.end);
        visit(value);
      }
    }
    if (node.kind === 'list') {
      for (const item of node.items) {
        if (item.kind === 'map') fold(item.at.start, item.at.end);
        visit(item);
      }
    }
  };
  visit(file.root);
  return folds;
}
