import { parse } from 'node:path';

/** The audit file of one of several processes: audit.2.jsonl for the setting audit.jsonl. */
export function auditFileOf(file: string, slot: number | undefined): string {
  if (slot === undefined) return file;
  const { ext } = parse(file);
  return `${file.slice(0, file.length - ext.length)}.${slot}${ext}`;
}
