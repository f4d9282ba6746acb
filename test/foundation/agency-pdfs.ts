import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Why tests of agency files are skipped when these are absent. */
export const noAgencyPdfs = 'agency PDFs are not here; set AGENCY_PDFS to their folder';

/** The folder of real agency PDFs, which we may not ship; undefined when it is absent. */
export function agencyPdfs(env = process.env): string | undefined {
  const folder = env.AGENCY_PDFS ?? resolve(root, '../shared/pdfs/official');
  return existsSync(folder) ? folder : undefined;
}

/** The title of a test of agency files, with the reason if it is skipped. */
export function agencyTitle(sentence: string): string {
  return agencyPdfs() ? sentence : `${sentence} (${noAgencyPdfs})`;
}
