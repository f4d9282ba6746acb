const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;

/** 1 January 1980, the first day that an archive can name. */
const firstDay = 0x0021;

/** An archive whose files all have the same time, so that the same units give the same bytes. */
export function withoutTimes(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || bytes.readUInt32LE(end) !== endOfDirectory) throw new Error('Not an archive.');
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === centralHeader) {
    bytes.writeUInt16LE(0, at + 12);
    bytes.writeUInt16LE(firstDay, at + 14);
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(local) !== localHeader) throw new Error('Not an archive.');
    bytes.writeUInt16LE(0, local + 10);
    bytes.writeUInt16LE(firstDay, local + 12);
    at +=
      46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return bytes;
}
