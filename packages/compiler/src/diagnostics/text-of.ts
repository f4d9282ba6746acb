/** The text of a file, without a byte order mark. Offsets of places refer to this text. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

const shown = new WeakMap<Uint8Array, string>();

/** The same, decoded once: one file may have thousands of findings. */
export function shownTextOf(bytes: Uint8Array): string {
  const text = shown.get(bytes) ?? textOf(bytes);
  shown.set(bytes, text);
  return text;
}
