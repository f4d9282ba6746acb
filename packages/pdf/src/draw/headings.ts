import type { Ink, Tag } from './ink.ts';

const levels: Partial<Record<Tag['role'], number>> = { H1: 1, H2: 2, H3: 3 };
const roles = ['H1', 'H2', 'H3'] as const;

/** Numbers headings without gaps: the first is H1, and below H1 comes H2, whatever the block asked for. */
export function numberHeadings(inks: Ink[]): void {
  const open: number[] = [];
  const seen = new Set<Tag>();
  for (const ink of inks) {
    const tag = ink.kind === 'text' ? ink.tag : undefined;
    const wanted = tag && levels[tag.role];
    if (!tag || wanted === undefined || seen.has(tag)) continue;
    seen.add(tag);
    while ((open.at(-1) ?? 0) >= wanted) open.pop();
    open.push(wanted);
    tag.role = roles[open.length - 1] ?? 'H3';
  }
}
