const zero = 0x30;

/** Writes a whole number below 2,000,000,000 in so many digits, over what stands at an offset. */
export function writeDigits(bytes: Uint8Array, offset: number, count: number, value: number): void {
  let rest = value;
  for (let at = offset + count - 1; at >= offset; at -= 1) {
    const tenth = (rest / 10) | 0;
    bytes[at] = zero + rest - 10 * tenth;
    rest = tenth;
  }
}
