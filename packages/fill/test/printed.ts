/** A line as a reader shows it: where it begins on the page, and the numbers that turn it. */
export type Printed = {
  text: string;
  font: string;
  size: number;
  /** In percent. */
  narrowing: number;
  x: number;
  y: number;
  axes: number[];
};

const tokens = /\((?:\\.|[^\\()])*\)|<<.*?>>|<[\da-f]*>|\/[^\s/<]+|[^\s()<>/[\]]+/gs;

/** The lines that the content of a page shows, with three decimals. Lines in the embedded font are given as glyph numbers. */
export function printedIn(content: string): Printed[] {
  const printed: Printed[] = [];
  let operands: string[] = [];
  let [font, size, matrix] = ['', 0, [1, 0, 0, 1, 0, 0]];
  for (const [token] of content.matchAll(tokens)) {
    if (/^[-\d(</]/.test(token)) {
      operands.push(token);
      continue;
    }
    if (token === 'Tf') [font, size] = [operands[0] ?? '', Number(operands[1])];
    if (token === 'Tm') matrix = operands.map(Number);
    if (token === 'Td') matrix = moved(matrix, operands.map(Number));
    const isShown = token === 'Tj' || token === 'TJ';
    // After the line there may be a space, which separates it from the next for screen readers.
    const text = isShown ? textOf(operands.find((each) => /^[(<]/.test(each))) : '';
    const back = /^[-\d]/.test(operands[0] ?? '') ? (Number(operands[0]) * size) / 1000 : 0;
    if (text) printed.push({ ...lineAt(matrix, back), text, font, size: rounded(size) });
    operands = [];
  }
  return printed;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function textOf(operand = ''): string {
  return operand.replace(/^\((.*)\)$/s, '$1').replace(/\\(.)/g, '$1');
}

function moved([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[], [x = 0, y = 0]: number[]) {
  return [a, b, c, d, e + a * x + c * y, f + b * x + d * y];
}

/** Where a line begins that is moved back from the origin of a matrix, and how the matrix narrows and turns it. */
function lineAt([a = 0, b = 0, c = 0, d = 0, atX = 0, atY = 0]: number[], back: number) {
  const width = Math.hypot(a, b);
  const [x, y] = [atX - a * back, atY - b * back];
  return {
    x: rounded(x),
    y: rounded(y),
    narrowing: Math.round(width * 1e5) / 1e3,
    axes: [a / width, b / width, c, d],
  };
}

/** The content that a filled file has for a page, by the number of its object. */
export function contentOf(pdf: Uint8Array, object: number): string {
  const text = Buffer.from(pdf).toString('latin1');
  const found = new RegExp(`${object} 0 obj\\n<</Length 0*(\\d+)>>\\nstream\\n`).exec(text);
  const start = (found?.index ?? 0) + (found?.[0].length ?? 0);
  const end = start + Number(found?.[1]);
  if (!text.startsWith('\nendstream\n', end)) throw new Error(`Object ${object} is broken.`);
  return text.slice(start, end);
}
