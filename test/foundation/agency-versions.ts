import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A form version with an agency file as its source: its folder, the file, and the file's digest. */
type AgencyVersion = { version: string; file: string; sha256: string };

type Fact = { file: string; sha256: string };

/** The form versions whose source is one of the agency files of a folder. */
export function agencyVersions(definitions: string, folder: string): AgencyVersion[] {
  const facts: Fact[] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const paths = readdirSync(definitions, { recursive: true, encoding: 'utf8' });
  return paths.sort().flatMap((path) => {
    if (!path.endsWith('/form.yaml')) return [];
    const form = readFileSync(join(definitions, path), 'utf8');
    return facts
      .filter(({ sha256 }) => form.includes(`sha256: ${sha256}`))
      .map(({ file, sha256 }) => ({ version: dirname(path), file: join(folder, file), sha256 }));
  });
}
