import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createReport,
  lockDefinitions,
  openCache,
  printDiagnostics,
  toolDigest,
} from '@formpress/compiler';
import { writeCorpus } from './write-corpus.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const seed = 1;

/** The folder in which commands are run on a corpus, with their cache. */
export function runFolder(corpus: string): string {
  return `${corpus}-run`;
}

/** The folder that caches the work on the blanks of a corpus, and the results of benches that start warm. */
export function pdfFolder(corpus: string): string {
  return join(runFolder(corpus), 'pdf');
}

/**
 * A folder outside the project with the locked corpus. It is made once per version of the compiler, and
 * the work on its blanks is cached.
 */
export async function corpusFolder(): Promise<string> {
  const folder = join(tmpdir(), `formpress-corpus-${digestOfOrigin()}`);
  if (existsSync(folder)) return folder;
  const aside = `${folder}-${process.pid}`;
  writeCorpus(aside, seed);
  const report = createReport();
  const { sources, newLocks } = await lockDefinitions(aside, report, {
    cache: openCache(pdfFolder(folder)),
  });
  const found = report.diagnostics.filter(({ accepted }) => accepted === undefined);
  if (found.length > 0) throw new Error(printDiagnostics(found, sources, { colour: false }));
  for (const { path, text } of newLocks) writeFileSync(join(aside, path), text);
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
  return folder;
}

/** A digest of the definitions, of the code that makes the corpus, and of the compiler that locks it. */
function digestOfOrigin(): string {
  const hash = createHash('sha256').update(toolDigest());
  for (const folder of ['definitions', 'scripts/corpus']) {
    const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const path of paths.filter((each) => /\.(?:yaml|json|ts)$/.test(each)))
      hash.update(`${path}\n`).update(readFileSync(join(root, folder, path)));
  }
  return hash.digest('hex').slice(0, 16);
}
