const zero = 0x30;

/** Writes a whole number below 2,000,000,000 over zeros that end before an offset. */
export function writeOverZeros(bytes: Uint8Array, end: number, value: number): void {
  let rest = value;
  for (let at = end - 1; rest > 0; at -= 1) {
    const tenth = (rest / 10) | 0;
    bytes[at] = zero + rest - 10 * tenth;
    rest = tenth;
  }
}
