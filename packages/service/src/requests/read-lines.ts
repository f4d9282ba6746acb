import { maxBodyKib } from '@formpress/contract';

const newline = 0x0a;

/**
 * The lines of a stream, without line breaks. A line above the limit is undefined, and its bytes are not kept in memory.
 */
export async function* readLines(
  stream: AsyncIterable<Buffer>,
  maxBytes = maxBodyKib * 1024,
): AsyncGenerator<Buffer | undefined, void> {
  let pieces: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    length += piece.length;
    if (length > maxBytes) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  };
  const end = () => {
    const line = length > maxBytes ? undefined : joined(pieces);
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    let start = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, start)) {
      add(chunk.subarray(start, at));
      start = at + 1;
      yield end();
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield end();
}

function joined(pieces: Buffer[]): Buffer {
  const [only = Buffer.alloc(0)] = pieces;
  return pieces.length > 1 ? Buffer.concat(pieces) : only;
}
