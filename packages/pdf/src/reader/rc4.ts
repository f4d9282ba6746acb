/** RC4, which old agency files still use and OpenSSL no longer offers. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + byteAt(state, i) + byteAt(key, i % key.length)) & 255;
    swap(state, i, j);
  }
  const out = new Uint8Array(data.length);
  let i = 0;
  j = 0;
  for (let at = 0; at < data.length; at += 1) {
    i = (i + 1) & 255;
    j = (j + byteAt(state, i)) & 255;
    swap(state, i, j);
    out[at] = byteAt(data, at) ^ byteAt(state, (byteAt(state, i) + byteAt(state, j)) & 255);
  }
  return out;
}

function swap(state: Uint8Array, i: number, j: number): void {
  const kept = byteAt(state, i);
  state[i] = byteAt(state, j);
  state[j] = kept;
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
