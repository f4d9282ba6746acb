import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The pages are next to the sources that report their codes; a built compiler reads them there, too.
const sources = fileURLToPath(new URL('../../src/', import.meta.url));

/** The page of a code: what it means, an example that is wrong and one that is right. */
export function explain(code: string): string | undefined {
  const page = pages().get(code);
  return page === undefined ? undefined : readFileSync(join(sources, page), 'utf8');
}

/** Every code that has a page, in alphabetical order. */
export function codes(): string[] {
  return [...pages().keys()].sort();
}

/** The folder of a code's page, such as phases/5-check/texts. */
export function folderOf(code: string): string {
  return dirname(pages().get(code) ?? '').replaceAll('\\', '/');
}

let found: ReadonlyMap<string, string> | undefined;

/** The file of every page, by code. Listed once: pages do not change while we run. */
function pages(): ReadonlyMap<string, string> {
  found ??= new Map(pagesIn('').map((file) => [basename(file, '.md'), file]));
  return found;
}

/** The pages in a folder. Reading with types is three times as fast as a recursive listing, which looks at every file. */
function pagesIn(folder: string): string[] {
  return readdirSync(join(sources, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pagesIn(path);
    return path.endsWith('.md') ? [path] : [];
  });
}
