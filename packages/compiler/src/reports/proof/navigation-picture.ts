import type { LinkedInterview } from '../../phases/4-link/linked/linked-form.ts';
import { lowerText } from '../../phases/6-lower/lower-text.ts';
import { graphOf, ineligible } from './graph-of.ts';
import { type DrawnEdge, layersOf, type Spot } from './layers-of.ts';
import { linesOf } from './lines-of.ts';
import { type Markup, markup } from './markup.ts';

const [column, boxWidth, lineHeight] = [210, 168, 15];
/** About how many characters fit on a line of a box, and of a label. */
const [boxLine, labelLine] = [25, 30];

/** Where each layer begins, and how high its boxes are. */
type Layers = { y: number; height: number }[];

/** A box with its words. */
type Box = { spot: Spot; name?: string; lines: string[] };

/** A picture of an interview, as SVG: sets from top to bottom, and which answers lead where. */
export function navigationPicture(
  interview: LinkedInterview,
  amounts: Parameters<typeof lowerText>[2],
): Markup {
  const { layers: spots, drawn } = layersOf(graphOf(interview));
  const titles = new Map(
    interview.sets.map(({ id, breadcrumb }) => [id, lowerText(breadcrumb, 'en', amounts)]),
  );
  const boxes = spots.flat().flatMap((spot) => (spot.isBend ? [] : [boxOf(spot, titles)]));
  const layers = placed(spots.length, boxes, drawn);
  const widths = spots.flat().map(({ x }) => Math.abs(x));
  const width = Math.ceil((Math.max(...widths) + 0.55) * 2 * column);
  const { y = 0, height = 0 } = layers.at(-1) ?? {};
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="Picture of the questions"><svg class="navigation" viewBox="${-width / 2} -2 ${width} ${y + height + 4}" width="${width}" role="img" aria-label="Which answers lead to which questions">
${drawn.map((each) => edge(each, layers))}${boxes.map((each) => drawBox(each, layers))}${drawn.map((each) => label(each, orderAmong(drawn, each), layers))}</svg></div>`;
}

function boxOf(spot: Spot, titles: ReadonlyMap<string, string>): Box {
  const title = titles.get(spot.name);
  if (title === undefined) return { spot, lines: linesOf(spot.name, boxLine) };
  return { spot, name: spot.name, lines: linesOf(title, boxLine) };
}

/** Makes each layer as high as its highest box, with room below it for the labels of its branches. */
function placed(count: number, boxes: readonly Box[], drawn: readonly DrawnEdge[]): Layers {
  const layers: Layers = [];
  let y = 0;
  for (let layer = 0; layer < count; layer += 1) {
    const own = boxes.filter(({ spot }) => spot.layer === layer);
    const lines = own.map((box) => box.lines.length + (box.name === undefined ? 0 : 1));
    const height = Math.max(1, ...lines) * lineHeight + 14;
    layers.push({ y, height });
    const labels = drawn.filter(({ through: [from] }) => from?.layer === layer);
    const longest = Math.max(0, ...labels.map(({ answers }) => labelLines(answers).length));
    y += height + 46 + longest * 2 * lineHeight;
  }
  return layers;
}

const xOf = ({ x }: Spot) => Math.round(x * column);
const topOf = ({ layer }: Spot, layers: Layers) => layers[layer]?.y ?? 0;
const bottomOf = ({ layer }: Spot, layers: Layers) =>
  (layers[layer]?.y ?? 0) + (layers[layer]?.height ?? 0);

function drawBox({ spot, name, lines }: Box, layers: Layers): Markup {
  const kind = name === undefined ? (spot.name === ineligible ? 'refused' : 'end') : 'set';
  const [x, top] = [xOf(spot), topOf(spot, layers)];
  const height = bottomOf(spot, layers) - top;
  const all = [...(name === undefined ? [] : [name]), ...lines];
  const first = top + (height - all.length * lineHeight) / 2 + 12;
  const words = all.map((line, i) => {
    const isName = i === 0 && name !== undefined;
    return markup`<text x="${x}" y="${first + i * lineHeight}"${isName ? markup` class="name"` : ''}>${line}</text>`;
  });
  const corner = name === undefined ? Math.min(22, height / 2) : 3;
  return markup`<g class="${kind}"><rect x="${x - boxWidth / 2}" y="${top}" width="${boxWidth}" height="${height}" rx="${corner}"/>${words}</g>
`;
}

function edge({ through }: DrawnEdge, layers: Layers): Markup {
  const steps = through.map((spot, i) => {
    const [x, top] = [xOf(spot), topOf(spot, layers)];
    const before = through[i - 1];
    if (!before) return `M${x},${bottomOf(spot, layers)}`;
    const half = (bottomOf(before, layers) + top) / 2;
    const passing = spot.isBend ? ` L${x},${bottomOf(spot, layers)}` : '';
    return `C${xOf(before)},${half} ${x},${half} ${x},${top}${passing}`;
  });
  return markup`<path d="${steps.join(' ')}"/>
`;
}

/** Which of the branches from the same set this is, from left to right. */
function orderAmong(drawn: readonly DrawnEdge[], branch: DrawnEdge): number {
  const from = branch.through[0];
  const siblings = drawn.filter(({ through }) => through[0] === from);
  return siblings.sort((a, b) => secondX(a) - secondX(b)).indexOf(branch);
}

function secondX({ through: [, to] }: DrawnEdge): number {
  return to ? xOf(to) : 0;
}

function labelLines(answers: readonly string[]): string[] {
  return answers.length === 0 ? [] : linesOf(answers.join(', '), labelLine);
}

/** The answers are on their edge to the next layer, alternately higher and lower so that they do not overlap. */
function label({ answers, through: [from, to] }: DrawnEdge, order: number, layers: Layers): Markup {
  if (!from || !to || answers.length === 0) return markup``;
  const along = order % 2 === 0 ? 0.32 : 0.7;
  const [start, end] = [bottomOf(from, layers), topOf(to, layers)];
  const half = (start + end) / 2;
  const x = Math.round(onCurve([xOf(from), xOf(from), xOf(to), xOf(to)], along));
  const lines = labelLines(answers);
  const middle = onCurve([start, half, half, end], along);
  const y = Math.round(middle - ((lines.length - 1) * lineHeight) / 2) + 4;
  const words = lines.map(
    (line, i) => markup`<tspan x="${x}" dy="${i === 0 ? 0 : lineHeight}">${line}</tspan>`,
  );
  return markup`<text class="answers" x="${x}" y="${y}">${words}</text>
`;
}

/** A coordinate of a cubic curve at `t`. */
function onCurve([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}
