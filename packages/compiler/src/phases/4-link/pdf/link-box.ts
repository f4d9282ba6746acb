import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import { childItems, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedBlank } from '../linked/linked-blank.ts';

/** A box on a page: the page, counted from 1, and left, bottom, width and height in points. */
export type LinkedBox = { page: number; box: [number, number, number, number] };

/** Reads the page and box of a row. Reports a box that is not on the page. */
export function linkBox(node: YamlNode, blank: LinkedBlank, report: Report): LinkedBox {
  const pageNode = textNodeOf(nodeAt(node, 'page'));
  const page = Number(pageNode.value);
  const [x = 0, y = 0, width = 0, height = 0] = childItems(node, 'box').map((item) =>
    Number(textNodeOf(item).value),
  );
  const wrong = (at: Diagnostic['at'], message: string, help: string) =>
    report({ code: 'wrong-box', severity: 'error', at, message, help });
  const at = nodeAt(node, 'box').at;
  const paper = blank.pages[page - 1];
  const pages = blank.pages.length;
  if (!paper) {
    const has = `the blank has ${pages === 1 ? 'one page' : `${pages} pages`}`;
    const help = pages === 1 ? 'Write page: 1.' : `Write a page from 1 to ${pages}.`;
    wrong(pageNode.at, `There is no page ${page}: ${has}.`, help);
  } else if (width === 0 || height === 0) {
    const help = 'Write left, bottom, width and height, in points (72 to an inch).';
    wrong(at, 'This box has no width or height, so nothing can be printed in it.', help);
  } else if (x + width > paper.width || y + height > paper.height) {
    const size = `The page is ${round(paper.width)} wide and ${round(paper.height)} high`;
    const help = `${size}; a box is left, bottom, width and height from its lower left corner.`;
    wrong(at, `This box reaches beyond page ${page}.`, help);
  }
  return { page, box: [x, y, width, height] };
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}
