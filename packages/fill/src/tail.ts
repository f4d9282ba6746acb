import type { PlacedObject } from '@formpress/model';

/** What an update must say of the file it follows. */
export type Before = {
  length: number;
  table: number;
  size: number;
  root: number;
  info?: number;
  id: string;
  /** Objects that stand before the tail and that the first table does not know. */
  placed: PlacedObject[];
};

const rowBytes = 7;

/** The update behind the static bytes: new page contents, and a table of all that is new. */
export function tail(
  contents: { number: number; instructions: string }[],
  before: Before,
): Uint8Array {
  const placed = [...before.placed];
  let text = '';
  for (const { number, instructions } of contents) {
    placed.push({ number, offset: before.length + text.length });
    text += `${number} 0 obj\n<</Length ${instructions.length}>>\nstream\n${instructions}\nendstream\nendobj\n`;
  }
  const start = before.length + text.length;
  placed.push({ number: before.size, offset: start });
  placed.sort((a, b) => a.number - b.number);
  text += `${tableHead(placed, before)}${rows(placed)}\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

function tableHead(placed: PlacedObject[], before: Before): string {
  const { size, root, info, id, table } = before;
  const known = info === undefined ? '' : `/Info ${info} 0 R`;
  const length = placed.length * rowBytes;
  return (
    `${size} 0 obj\n<</Type/XRef/Size ${size + 1}/Root ${root} 0 R${known}/ID[<${id}><${id}>]` +
    `/Prev ${table}/Index[${runs(placed)}]/W[1 4 2]/Length ${length}>>\nstream\n`
  );
}

/** First number and count of each run of consecutive numbers. */
function runs(placed: PlacedObject[]): string {
  const found: [first: number, count: number][] = [];
  for (const { number } of placed) {
    const last = found.at(-1);
    if (last && last[0] + last[1] === number) last[1] += 1;
    else found.push([number, 1]);
  }
  return found.flat().join(' ');
}

function rows(placed: PlacedObject[]): string {
  let text = '';
  for (const { offset } of placed) {
    const bytes = [1, offset >>> 24, offset >>> 16, offset >>> 8, offset, 0, 0];
    text += String.fromCharCode(...bytes.map((byte) => byte & 255));
  }
  return text;
}
