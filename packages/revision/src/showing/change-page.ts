import { escapeXml } from '@formpress/compiler';
import { renderPages } from '@formpress/pdf';
import type { PaperBox } from '../foundation/paper.ts';
import type { Revision } from '../revising/revise.ts';
import { pageStyle } from './page-style.ts';

const pictureWidth = 900;

/** A page to look at: the old and the new pages side by side, their boxes, and lines between those that are the same. */
export async function changePage(
  revision: Revision,
  files: { old: Uint8Array; new: Uint8Array },
): Promise<string> {
  const [old, now] = await Promise.all([
    renderPages(files.old, pictureWidth),
    renderPages(files.new, pictureWidth),
  ]);
  const pairs = pagesShown(revision);
  const sheets = pairs.map((pair) =>
    sheet(revision, pair, picture(old, pair.from), picture(now, pair.to)),
  );
  const { list, version } = revision;
  const rows = list.changes.map(
    ({ kind, certainty, says }) =>
      `<tr class="${certainty}"><td>${escapeXml(kind)}</td><td>${certainty}</td><td>${escapeXml(says)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What changed: ${escapeXml(version)}</title>
<style>${pageStyle}</style>
<h1>What changed in ${escapeXml(version)}: ${list.kind}</h1>
<p>Green: the same field, certain. Orange: to decide. Red: gone. Blue: new.</p>
${sheets.join('\n')}
<table><thead><tr><th>change</th><th>certainty</th><th>what</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
</html>
`;
}

/** The pages that share boxes, then those that are only in one file. */
function pagesShown({ matching, before, after }: Revision): { from?: number; to?: number }[] {
  const pairs = new Map<number, number>();
  for (const { from, to } of matching.same)
    if (!pairs.has(from.page)) pairs.set(from.page, to.page);
  const shown = [...pairs].map(([from, to]) => ({ from, to }));
  const used = new Set(pairs.values());
  const old = before.pages.map((_, i) => i + 1).filter((page) => !pairs.has(page));
  const now = after.pages.map((_, i) => i + 1).filter((page) => !used.has(page));
  const rest = old.map((from) => {
    const to = now.includes(from) ? from : undefined;
    if (to !== undefined) used.add(to);
    return { from, ...(to !== undefined && { to }) };
  });
  const added = now.filter((page) => !used.has(page)).map((to) => ({ to }));
  return [...shown, ...rest, ...added].sort((a, b) => orderOf(a) - orderOf(b));
}

function orderOf({ from, to }: { from?: number; to?: number }): number {
  return to ?? from ?? 0;
}

function picture(pages: Uint8Array[], page: number | undefined): string {
  const bytes = page === undefined ? undefined : pages[page - 1];
  return bytes ? `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` : '';
}

type Shown = { from?: number; to?: number };

const gap = 60;

function sheet(revision: Revision, shown: Shown, left: string, right: string): string {
  const [a, b] = [sizeOf(revision.before, shown.from), sizeOf(revision.after, shown.to)];
  const height = Math.max(a.height, b.height);
  const width = a.width + gap + b.width;
  const shift = a.width + gap;
  return `<figure><figcaption>${captionOf(shown)}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${captionOf(shown)}">
${left && `<image href="${left}" width="${a.width}" height="${a.height}"/>`}
${right && `<image href="${right}" x="${shift}" width="${b.width}" height="${b.height}"/>`}
${marksOf(revision, shown, { a: a.height, b: b.height, shift }).join('\n')}
</svg></figure>`;
}

function sizeOf({ pages }: Revision['before'], page: number | undefined) {
  return (page === undefined ? undefined : pages[page - 1]) ?? { width: 612, height: 792 };
}

function captionOf({ from, to }: Shown): string {
  return `${from === undefined ? 'not in the old file' : `old page ${from}`}, ${to === undefined ? 'not in the new file' : `new page ${to}`}`;
}

type Frame = { a: number; b: number; shift: number };

function marksOf({ matching }: Revision, { from, to }: Shown, frame: Frame): string[] {
  const old = (box: PaperBox, kind: string) =>
    box.page === from ? [mark(box, kind, 0, frame.a)] : [];
  const now = (box: PaperBox, kind: string) =>
    box.page === to ? [mark(box, kind, frame.shift, frame.b)] : [];
  return [
    ...matching.same.flatMap((pair) => [
      ...old(pair.from, 'same'),
      ...now(pair.to, 'same'),
      ...(pair.from.page === from && pair.to.page === to
        ? [line(pair.from, pair.to, 'same', frame)]
        : []),
    ]),
    ...matching.asked.flatMap((asked) => [
      ...old(asked.from, 'asked'),
      ...asked.candidates.flatMap((box) => [
        ...now(box, 'asked'),
        ...(asked.from.page === from && box.page === to
          ? [line(asked.from, box, 'asked', frame)]
          : []),
      ]),
    ]),
    ...matching.gone.flatMap((box) => old(box, 'gone')),
    ...matching.added.flatMap((box) => now(box, 'new')),
  ];
}

function mark(
  { box: [x, y, width, height], key }: PaperBox,
  kind: string,
  shift: number,
  tall: number,
): string {
  return `<rect class="${kind}" x="${x + shift}" y="${tall - y - height}" width="${width}" height="${height}"><title>${escapeXml(key)}</title></rect>`;
}

function line(from: PaperBox, to: PaperBox, kind: string, { a, b, shift }: Frame): string {
  const [x, y, width, height] = from.box;
  const [left, bottom, , tall] = to.box;
  return `<line class="${kind}" x1="${x + width}" y1="${a - y - height / 2}" x2="${left + shift}" y2="${b - bottom - tall / 2}"/>`;
}
