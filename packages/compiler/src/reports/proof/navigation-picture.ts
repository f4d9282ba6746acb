import type { LinkedInterview } from '../../phases/4-link/linked/linked-form.ts';
import { lowerText } from '../../phases/6-lower/lower-text.ts';
import { graphOf, ineligible } from './graph-of.ts';
import { type Drawn, layersOf, type Spot } from './layers-of.ts';
import { type Markup, markup } from './markup.ts';

const [column, row, boxWidth, boxHeight, most] = [210, 104, 168, 44, 24];

/** A picture of an interview, as SVG: sets from top to bottom, and which answers lead where. */
export function navigationPicture(
  interview: LinkedInterview,
  amounts: Parameters<typeof lowerText>[2],
): Markup {
  const { layers, drawn } = layersOf(graphOf(interview));
  const widths = layers.flat().map(({ x }) => Math.abs(x));
  const width = Math.ceil((Math.max(...widths) + 0.55) * 2 * column);
  const height = (layers.length - 1) * row + boxHeight + 4;
  const titles = new Map(
    interview.sets.map(({ id, breadcrumb }) => [id, lowerText(breadcrumb, 'en', amounts)]),
  );
  const boxes = layers.flat().filter(({ isBend }) => !isBend);
  return markup`<svg class="navigation" viewBox="${-width / 2} -2 ${width} ${height}" width="${width}" role="img" aria-label="Which answers lead to which questions">
${drawn.map(edge)}${boxes.map((spot) => box(spot, titles.get(spot.name)))}${drawn.map((each) => label(each, orderAmong(drawn, each)))}</svg>`;
}

const xOf = ({ x }: Spot) => Math.round(x * column);
const yOf = ({ layer }: Spot) => layer * row;

function box(spot: Spot, title: string | undefined): Markup {
  const isEnd = title === undefined;
  const kind = isEnd ? (spot.name === ineligible ? 'refused' : 'end') : 'set';
  const [x, y] = [xOf(spot), yOf(spot)];
  const words = isEnd
    ? markup`<text x="${x}" y="${y + 27}">${cut(spot.name)}</text>`
    : markup`<text x="${x}" y="${y + 18}" class="name">${spot.name}</text><text x="${x}" y="${y + 34}">${cut(title)}</text>`;
  const corner = isEnd ? boxHeight / 2 : 3;
  return markup`<g class="${kind}"><rect x="${x - boxWidth / 2}" y="${y}" width="${boxWidth}" height="${boxHeight}" rx="${corner}"/>${words}</g>
`;
}

function edge({ through }: Drawn): Markup {
  const steps = through.map((spot, i) => {
    const [x, top] = [xOf(spot), yOf(spot)];
    const before = through[i - 1];
    if (!before) return `M${x},${top + boxHeight}`;
    const from = yOf(before) + boxHeight;
    const half = (from + top) / 2;
    const passing = spot.isBend ? ` L${x},${top + boxHeight}` : '';
    return `C${xOf(before)},${half} ${x},${half} ${x},${top}${passing}`;
  });
  return markup`<path d="${steps.join(' ')}"/>
`;
}

/** Which of the branches from the same set this is, from left to right. */
function orderAmong(drawn: readonly Drawn[], branch: Drawn): number {
  const from = branch.through[0];
  const siblings = drawn.filter(({ through }) => through[0] === from);
  return siblings.sort((a, b) => secondX(a) - secondX(b)).indexOf(branch);
}

function secondX({ through: [, to] }: Drawn): number {
  return to ? xOf(to) : 0;
}

/** The answers are on their edge to the next layer, alternately higher and lower so that they do not overlap. */
function label({ answers, through: [from, to] }: Drawn, order: number): Markup {
  if (!from || !to || answers.length === 0) return markup``;
  const along = order % 2 === 0 ? 0.38 : 0.7;
  const [start, end] = [yOf(from) + boxHeight, yOf(to)];
  const half = (start + end) / 2;
  const x = Math.round(onCurve([xOf(from), xOf(from), xOf(to), xOf(to)], along));
  const y = Math.round(onCurve([start, half, half, end], along)) + 4;
  const first = markup`<tspan x="${x}">${cut(answers.slice(0, 2).join(', '))}</tspan>`;
  const more = answers.length - 2;
  const rest = more > 0 ? markup`<tspan x="${x}" dy="12">and ${more} more</tspan>` : markup``;
  return markup`<text class="answers" x="${x}" y="${y}">${first}${rest}<title>${answers.join(', ')}</title></text>
`;
}

/** A coordinate of a cubic curve at `t`. */
function onCurve([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

function cut(words: string): string {
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;
}
