import { damaged } from './limits.ts';

export type Prediction = { predictor: number; colors: number; bits: number; columns: number };

/** Undoes the prediction that was applied before compression (PNG rows, or TIFF with 8 bits). */
export function undoPrediction(data: Uint8Array, prediction: Prediction): Uint8Array {
  if (prediction.predictor < 2) return data;
  const { colors, bits, columns } = prediction;
  const pixel = Math.max(1, (colors * bits) >> 3);
  const row = Math.ceil((colors * bits * columns) / 8);
  if (!(row > 0 && row <= data.length + 1)) throw damaged('a packed table in it has a wrong width');
  return prediction.predictor === 2 ? undoTiff(data, row, pixel) : undoPng(data, row, pixel);
}

function undoTiff(data: Uint8Array, row: number, pixel: number): Uint8Array {
  const out = data.slice();
  for (let at = 0; at < out.length; at += 1) {
    if (at % row >= pixel) out[at] = byteAt(out, at) + byteAt(out, at - pixel);
  }
  return out;
}

function undoPng(data: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.floor(data.length / (row + 1));
  const out = new Uint8Array(rows * row);
  for (let y = 0; y < rows; y += 1) {
    const from = y * (row + 1) + 1;
    if (data[from - 1] === 2) undoUp(data, from, out, y * row, row);
    else undoRow(data, from, out, y * row, row, pixel);
  }
  return out;
}

/** Undoes differences from the row above, the usual filter of cross-reference streams. */
function undoUp(data: Uint8Array, from: number, out: Uint8Array, to: number, row: number): void {
  const above = to === 0 ? to : to - row;
  for (let x = 0; x < row; x += 1) {
    // The first row has none above it: those bytes are still zero.
    out[to + x] = (data[from + x] as number) + (out[above + x] as number);
  }
}

function undoRow(
  data: Uint8Array,
  from: number,
  out: Uint8Array,
  to: number,
  row: number,
  pixel: number,
): void {
  const kind = byteAt(data, from - 1);
  for (let x = 0; x < row; x += 1) {
    const at = to + x;
    const left = x < pixel ? 0 : byteAt(out, at - pixel);
    const up = to === 0 ? 0 : byteAt(out, at - row);
    const corner = x < pixel || to === 0 ? 0 : byteAt(out, at - row - pixel);
    out[at] = byteAt(data, from + x) + predicted(kind, left, up, corner);
  }
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 3) return (left + up) >> 1;
  return kind === 4 ? paeth(left, up, corner) : 0;
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const byLeft = Math.abs(estimate - left);
  const byUp = Math.abs(estimate - up);
  const byCorner = Math.abs(estimate - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
