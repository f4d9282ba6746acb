import { Inflate, inflateSync } from 'fflate';
import { type Budget, damaged } from './limits.ts';

/** Deflate packs no tighter than this, so a short input needs no watching while it unpacks. */
const tightest = 1032;

/** Unpacks zlib data without ever holding more than the budget allows. */
export function inflate(packed: Uint8Array, budget: Budget): Uint8Array {
  const body = withoutHeader(packed);
  const unpacked =
    body.length * tightest <= budget.unpackedLeft
      ? inflateAtOnce(body)
      : inflateInPieces(body, budget);
  budget.unpack(unpacked.length);
  return unpacked;
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
    throw damaged('a packed part of it does not unpack');
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
    if (length > budget.unpackedLeft) budget.unpack(length);
    budget.time();
  }
  return joined(pieces, length);
}

function pushPiece(stream: Inflate, piece: Uint8Array): void {
  try {
    stream.push(piece);
  } catch {
    throw damaged('a packed part of it does not unpack');
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
