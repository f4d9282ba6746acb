/** The text of a file, without a byte order mark. Offsets of places count in this text. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

const shown = new WeakMap<Uint8Array, string>();

/** The same, decoded once: thousands of findings may lie in one file. */
export function shownTextOf(bytes: Uint8Array): string {
  const text = shown.get(bytes) ?? textOf(bytes);
  shown.set(bytes, text);
  return text;
}
