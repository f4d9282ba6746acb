/**
 * Writes packages/client/src/generated/interface.ts from schemas/http. The result is committed;
 * test/house/generated.test.ts fails when it drifts.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { openapiDocument } from '../../compiler/src/phases/8-emit/openapi-document.ts';
import { readHttpSchemas } from '../../compiler/src/phases/8-emit/read-http-schemas.ts';

const banner = '// Generated from schemas/http by npm run generate. Do not edit.\n\n';

/** The file with the generated types. */
export const interfaceFile = fileURLToPath(
  new URL('../src/generated/interface.ts', import.meta.url),
);

/** Generates the types of the interface. Examples are left out, so that a changed form does not change them. */
export async function generateInterface(): Promise<string> {
  const document = openapiDocument({ forms: [] }, await readHttpSchemas());
  return banner + astToString(await openapiTS(document, { defaultNonNullable: false }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(dirname(interfaceFile), { recursive: true });
  await writeFile(interfaceFile, await generateInterface());
}
