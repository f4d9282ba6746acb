import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type AppliedFix,
  applyFixes,
  type Diagnostic,
  type Fixed,
  type Sources,
} from '@formpress/compiler';
import { createTwoFilesPatch } from 'diff';
import { count } from '../foundation/count.ts';
import type { Io } from '../foundation/io.ts';

/** The fixes that change no amount, outcome, wording, lock or expected value. */
export function safeFixes(findings: readonly Diagnostic[], sources: Sources): Fixed {
  return applyFixes(findings, sources, ({ isSafe }) => isSafe === true);
}

/** Writes fixed files, and reports what was done. */
export async function writeFixes({ texts, applied }: Fixed, folder: string, io: Io): Promise<void> {
  await writeTexts(texts, folder);
  for (const each of applied) io.error(`${describe(each, folder)}\n`);
  io.error(`${count(applied.length, 'finding')} fixed in ${count(texts.size, 'file')}.\n`);
}

/** Writes changed files, each of them atomically. */
export async function writeTexts(texts: Fixed['texts'], folder: string): Promise<void> {
  for (const [file, text] of texts) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.fixed`, text);
    await rename(`${path}.fixed`, path);
  }
}

/** The differences between the files on disk and their new texts, as a unified diff. */
export async function diffOf({ texts }: Pick<Fixed, 'texts'>, folder: string): Promise<string> {
  const patches = [...texts].map(async ([file, text]) => {
    const path = join(folder, file);
    return createTwoFilesPatch(path, path, await readFile(path, 'utf8'), text, '', '');
  });
  return (await Promise.all(patches)).join('');
}

function describe({ finding, fix }: AppliedFix, folder: string): string {
  return `${join(folder, finding.at.file)}: ${finding.code}: ${fix.title}.`;
}
