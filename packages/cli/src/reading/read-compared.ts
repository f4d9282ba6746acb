import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComparedRelease, isCompared, releaseOfFiles } from '@formpress/comparison';
import { createReport, lowerDefinitions, releaseOfDefinitions } from '@formpress/compiler';
import type { Release } from '@formpress/model';
import { printDiagnostics } from '../findings/print-diagnostics.ts';
import type { Io } from '../foundation/io.ts';
import { withProgress } from '../foundation/progress.ts';
import { ComparedProblem } from './compared-problem.ts';

/** Reads a release to compare: a built one, or one compiled from definitions. */
export async function readCompared(folder: string, io: Io): Promise<ComparedRelease> {
  if (existsSync(join(folder, 'release.json'))) return readBuilt(folder);
  const report = createReport();
  const { sources, lowered } = await withProgress(`Reading ${folder}`, io, () =>
    lowerDefinitions(folder, report),
  );
  if (!report.hasErrors) return releaseOfDefinitions(lowered);
  await printDiagnostics(report, sources, folder, { io });
  throw new ComparedProblem(`"${folder}" cannot be compared until its errors are fixed.`);
}

async function readBuilt(folder: string): Promise<ComparedRelease> {
  const read = (path: string) => readFile(join(folder, path));
  const { files } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release;
  const paths = Object.keys(files).filter(isCompared);
  const texts = new Map<string, string>();
  for (const path of paths) {
    const bytes = await read(path).catch(() => Buffer.alloc(0));
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (digest !== files[path]?.sha256)
      throw new ComparedProblem(
        `The release in "${folder}" is damaged: ${path} is not as it was built.`,
      );
    texts.set(path, bytes.toString());
  }
  return releaseOfFiles(paths, <T>(path: string) => {
    const text = texts.get(path);
    if (text === undefined)
      throw new ComparedProblem(`The release in "${folder}" is damaged: it has no ${path}.`);
    return JSON.parse(text) as T;
  });
}
