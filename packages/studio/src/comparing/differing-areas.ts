import { pagePictures } from '@formpress/pdf';
import type { Area } from '../foundation/paper-wire.ts';

type Picture = Awaited<ReturnType<typeof pagePictures>>[number];

const width = 480;
const tile = 8;

/** Where the pages of two PDFs look different, page by page. */
export async function differingAreas(
  before: Uint8Array,
  after: Uint8Array,
): Promise<{ pages: { before: number; after: number }; areas: Area[] }> {
  const [old, now] = [await pagePictures(before, width), await pagePictures(after, width)];
  const areas = now.flatMap((picture, index) => areasOn(old[index], picture, index + 1));
  return { pages: { before: old.length, after: now.length }, areas };
}

function areasOn(old: Picture | undefined, now: Picture, page: number): Area[] {
  if (!old || old.height !== now.height) return [{ page, x: 0, y: 0, width: 1, height: 1 }];
  const [columns, rows] = [Math.ceil(now.width / tile), Math.ceil(now.height / tile)];
  const differs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => isDifferent(old, now, column, row)),
  );
  return groupsOf(differs).map(({ left, top, right, bottom }) => ({
    page,
    x: left / columns,
    y: top / rows,
    width: (right - left) / columns,
    height: (bottom - top) / rows,
  }));
}

/** Whether a tile has a pixel that is clearly darker or lighter. */
function isDifferent(old: Picture, now: Picture, column: number, row: number): boolean {
  for (let y = row * tile; y < Math.min((row + 1) * tile, now.height); y += 1)
    for (let x = column * tile; x < Math.min((column + 1) * tile, now.width); x += 1)
      if (Math.abs(shadeAt(old, x, y) - shadeAt(now, x, y)) > 60) return true;
  return false;
}

function shadeAt({ pixels, channels, width: wide }: Picture, x: number, y: number): number {
  return pixels[(y * wide + x) * channels] ?? 255;
}

type Group = { left: number; top: number; right: number; bottom: number };

/** Joins tiles that touch, or are one tile apart, into rectangles. */
function groupsOf(differs: boolean[][]): Group[] {
  const groups: Group[] = [];
  for (const [row, tiles] of differs.entries())
    for (const [column, isOne] of tiles.entries())
      if (isOne) groups.push({ left: column, top: row, right: column + 1, bottom: row + 1 });
  for (let joined = true; joined; ) {
    joined = false;
    for (let i = 0; i < groups.length; i += 1)
      for (let j = groups.length - 1; j > i; j -= 1) {
        const [a, b] = [groups[i], groups[j]];
        if (!a || !b || !areNear(a, b)) continue;
        groups[i] = union(a, b);
        groups.splice(j, 1);
        joined = true;
      }
  }
  return groups;
}

function areNear(a: Group, b: Group): boolean {
  const gap = 1;
  return (
    a.left <= b.right + gap &&
    b.left <= a.right + gap &&
    a.top <= b.bottom + gap &&
    b.top <= a.bottom + gap
  );
}

function union(a: Group, b: Group): Group {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
