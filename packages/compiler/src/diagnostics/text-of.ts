/** The text of a file, without a byte order mark. Offsets of places count in this text. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
