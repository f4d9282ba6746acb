import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The pages stand beside the code that raises their codes; a built compiler reads them there too.
const sources = fileURLToPath(new URL('../../src/', import.meta.url));

/** The page of a code: what it means, an example that is wrong and one that is right. */
export function explain(code: string): string | undefined {
  const page = pages().get(code);
  return page === undefined ? undefined : readFileSync(page, 'utf8');
}

/** Every code that has a page, in alphabetical order. */
export function codes(): string[] {
  return [...pages().keys()].sort();
}

/** The file of every page, by code. */
function pages(): ReadonlyMap<string, string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.md'))
      .map((file) => [basename(file, '.md'), join(sources, file)]),
  );
}
