import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agencyPdfs } from '../../../test/foundation/agency-pdfs.ts';
import { agencyVersions } from '../../../test/foundation/agency-versions.ts';

/** The installed command. */
export const bin = fileURLToPath(
  new URL('../../../packages/cli/bin/formpress.js', import.meta.url),
);

const definitions = fileURLToPath(new URL('../../../definitions/', import.meta.url));
const w4 = 'us/federal/W4101/2026.1.0';

/** A folder for the bench, with a release of our definitions. */
export type BenchRelease = {
  /** Where the bench may write. */
  folder: string;
  release: string;
  /** Whether the blank of the W-4 is the agency's file. */
  isAgencys: boolean;
};

/**
 * Builds our definitions, with the agency's W-4 if it is available. The folder is kept, so that only
 * changes are built the next time.
 */
export function buildBenchRelease(): BenchRelease {
  const name = createHash('sha256').update(definitions).digest('hex').slice(0, 8);
  const folder = join(tmpdir(), `formpress-bench-${name}`);
  const copy = join(folder, 'definitions');
  rmSync(copy, { recursive: true, force: true });
  cpSync(definitions, copy, { recursive: true });
  const files = agencyPdfs();
  const found = files
    ? agencyVersions(definitions, files).find(({ version }) => version === w4)
    : undefined;
  if (found) cpSync(found.file, join(copy, w4, 'blank.pdf'));
  const release = join(folder, 'release');
  execFileSync(process.execPath, [bin, 'build', copy, '--out', release], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  return { folder, release, isAgencys: found !== undefined };
}
