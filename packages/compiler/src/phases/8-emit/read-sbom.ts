import { readFileSync } from 'node:fs';

/** The software bill of materials of this tool (CycloneDX): every module with its licence. */
export function readSbom(): string {
  return readFileSync(new URL('../../../../../sbom.cdx.json', import.meta.url), 'utf8');
}
