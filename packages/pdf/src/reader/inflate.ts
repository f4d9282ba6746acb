import { inflateRawSync, inflateSync as inflateStrictly } from 'node:zlib';
import { Inflate, inflateSync } from 'fflate';
import { type Budget, damaged } from './limits.ts';

/** The maximum compression ratio of deflate. A short input cannot exceed the budget. */
const tightest = 1032;

const tooLarge = 'ERR_BUFFER_TOO_LARGE';

/** Decompresses zlib data without exceeding the budget. */
export function inflate(packed: Uint8Array, budget: Budget): Uint8Array {
  const body = withoutHeader(packed);
  const unpacked = inflateSound(body, budget) ?? inflateDamaged(body, budget);
  budget.countUnpacked(unpacked.length);
  return unpacked;
}

/** Whether zlib data is complete and undamaged, so that every reader can decompress it. */
export function isIntact(packed: Uint8Array, budget: Budget): boolean {
  const length = strictLength(packed, budget.unpackedLeft || 1);
  budget.countUnpacked(length ?? 0);
  return length !== undefined;
}

function strictLength(packed: Uint8Array, most: number): number | undefined {
  try {
    return inflateStrictly(packed, { maxOutputLength: most }).length;
  } catch {
    return undefined; // damaged or too large, which decompressing reports
  }
}

/** Decompresses undamaged data with Node's own library, which is the fastest. */
function inflateSound(body: Uint8Array, budget: Budget): Uint8Array | undefined {
  const most = budget.unpackedLeft;
  try {
    const { buffer, byteOffset, length } = inflateRawSync(body, { maxOutputLength: most || 1 });
    return new Uint8Array(buffer, byteOffset, length);
  } catch (problem) {
    if (isTooLarge(problem)) budget.countUnpacked(most + 1);
    return undefined;
  }
}

function isTooLarge(problem: unknown): boolean {
  return problem instanceof RangeError && 'code' in problem && problem.code === tooLarge;
}

function inflateDamaged(body: Uint8Array, budget: Budget): Uint8Array {
  const isSmall = body.length * tightest <= budget.unpackedLeft;
  return isSmall ? inflateAtOnce(body) : inflateInPieces(body, budget);
}

function withoutHeader(packed: Uint8Array): Uint8Array {
  const [method = 0, flags = 0] = packed;
  const isZlib = (method & 15) === 8 && (method * 256 + flags) % 31 === 0;
  return isZlib ? packed.subarray(2) : packed;
}

function inflateAtOnce(body: Uint8Array): Uint8Array {
  try {
    return inflateSync(body);
  } catch {
    throw damaged('a compressed part of it cannot be decompressed');
  }
}

function inflateInPieces(body: Uint8Array, budget: Budget): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((piece) => {
    length += piece.length;
    pieces.push(piece);
  });
  const step = 16 * 1024;
  for (let at = 0; at < body.length; at += step) {
    pushPiece(stream, body.subarray(at, at + step));
    if (length > budget.unpackedLeft) budget.countUnpacked(length);
    budget.checkTime();
  }
  return joined(pieces, length);
}

function pushPiece(stream: Inflate, piece: Uint8Array): void {
  try {
    stream.push(piece);
  } catch {
    throw damaged('a compressed part of it cannot be decompressed');
  }
}

function joined(pieces: Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
