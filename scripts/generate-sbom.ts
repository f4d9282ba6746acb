/**
 * Writes sbom.cdx.json from package-lock.json: every module that the formpress command is shipped
 * with. The result is committed; test/house/generated.test.ts fails when it drifts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sbomOf } from './sbom/sbom-of.ts';
import { shippedCommand, zipSources } from './sbom/shipped-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The bill of materials of the formpress command. */
export function generateSbom(): string {
  return sbomOf(shippedCommand(root), zipSources);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, 'sbom.cdx.json'), generateSbom());
