/**
 * Writes packages/compiler/src/generated from the schemas of definitions: a validator for each kind
 * of file, which says yes or no without loading a library. The result is committed;
 * test/house/generated.test.ts fails when it drifts.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const schemas = join(root, 'schemas/authoring');
const generatedFolder = join(root, 'packages/compiler/src/generated');
const banner = '// Generated from schemas/authoring by npm run generate. Do not edit.\n';

/** Every generated file by its path below packages/compiler/src/generated. */
export async function generateAuthoringValidators(): Promise<Map<string, string>> {
  const ajv = new Ajv2020({
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    // The only minimum length is 1, which is the same in characters and code units.
    unicode: false,
    logger: false,
    code: { source: true, esm: true, lines: true },
  });
  const files = (await readdir(schemas)).sort();
  for (const file of files) {
    ajv.addSchema(JSON.parse(await readFile(join(schemas, file), 'utf8'), rulesOnly), file);
  }
  const names = files.map((file) => [nameOf(file), file] as const);
  const code = standalone.default(ajv, Object.fromEntries(names));
  const rows = names.map(([name, file]) => `  '${file}': ${name},`);
  return new Map([
    [
      'authoring-validators.ts',
      [
        `${banner}// @ts-nocheck`,
        withoutErrors(code),
        '/** Whether data has the shape that a schema asks for, by the name of the schema. */',
        'export const authoringValidators: Record<string, (data: unknown) => boolean> = {',
        ...rows,
        '};',
        '',
      ].join('\n'),
    ],
  ]);
}

/** Drops what a schema says to people, which would triple the size of the validators. */
function rulesOnly(key: string, value: unknown): unknown {
  const isText = typeof value === 'string' && ['$id', 'title', 'description'].includes(key);
  return isText || (key === 'examples' && Array.isArray(value)) ? undefined : value;
}

/** Drops the descriptions of errors: nobody reads them, and they are half of the code. */
function withoutErrors(code: string): string {
  return code.replace(/\{instancePath\b.*,schemaPath:.*\}(?=\]?;$)/gm, '{}');
}

function nameOf(file: string): string {
  return `is_${file.replace('.schema.json', '').replaceAll('-', '_')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const generated = await generateAuthoringValidators();
  await rm(generatedFolder, { recursive: true, force: true });
  await mkdir(generatedFolder, { recursive: true });
  for (const [name, text] of generated) await writeFile(join(generatedFolder, name), text);
}
