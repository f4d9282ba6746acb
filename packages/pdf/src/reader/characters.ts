const white = 1;
const delimiter = 2;

const classes = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) classes[code] = white;
for (const character of '()<>[]{}/%') classes[character.charCodeAt(0)] = delimiter;

/** Whether a character is white space: space, tab, line end, form feed or NUL. */
export function isWhite(code: number | undefined): boolean {
  return code !== undefined && classes[code] === white;
}

/** Whether a character can be part of a name, number or keyword. */
export function isRegular(code: number | undefined): boolean {
  return code !== undefined && classes[code] === 0;
}

export function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= 48 && code <= 57;
}

/** The value of a hexadecimal digit, or -1. */
export function hexDigit(code: number | undefined): number {
  if (code === undefined) return -1;
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** One character per byte. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** One byte per character. The text must not contain characters above 255. */
export function latin1Bytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
