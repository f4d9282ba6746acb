import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostilePdfs } from './hostile-pdfs.ts';

/** Writes every hostile file to a folder, with a descriptive name. */
export function makeHostilePdfs(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, make } of hostilePdfs) {
    writeFileSync(join(folder, `${name.replaceAll('/', '')}.pdf`), make());
  }
}
