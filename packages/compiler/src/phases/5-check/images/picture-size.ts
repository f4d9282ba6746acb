/** The width and height of a PNG or JPEG in pixels; undefined when the bytes are neither. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return sizeOfPng(view) ?? sizeOfJpeg(view);
}

// PNG: eight fixed bytes, then the chunk IHDR, which begins with width and height; the last chunk is IEND.
function sizeOfPng(view: DataView) {
  const isPng =
    view.byteLength >= 45 &&
    view.getUint32(0) === 0x89504e47 &&
    view.getUint32(4) === 0x0d0a1a0a &&
    view.getUint32(12) === 0x49484452 &&
    endsWhole(view);
  if (!isPng) return undefined;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Whether the chunks continue up to IEND: those of a truncated file do not. */
function endsWhole(view: DataView): boolean {
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
  }
  return false;
}

// JPEG: segments FF xx with a length; C0 to CF, except C4, C8 and CC, contain height and width.
function sizeOfJpeg(view: DataView) {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}
