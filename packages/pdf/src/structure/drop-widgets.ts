import type { PdfFile } from '../reader/pdf-file.ts';
import { kidsOf, structureElements, widgetOf } from './elements.ts';

/** Removes deleted widgets from the structure tree. */
export function dropWidgets(file: PdfFile, removed: Set<number>): void {
  if (removed.size === 0) return;
  for (const { dictionary } of structureElements(file)) {
    const kids = kidsOf(file, dictionary);
    const kept = kids.filter((kid) => {
      const widget = widgetOf(file, kid);
      return widget === undefined || !removed.has(widget.number);
    });
    if (kept.length === kids.length) continue;
    if (kept.length === 0) dictionary.delete('K');
    else dictionary.set('K', kept);
  }
}
