/**
 * Writes packages/model/src/generated from schemas/. The result is committed;
 * test/house/generated.test.ts fails when it drifts.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const schemaFolder = join(root, 'schemas');
const generatedFolder = join(root, 'packages/model/src/generated');

/** Every generated file by its path below packages/model/src/generated. */
export async function generateTypes(): Promise<Map<string, string>> {
  const generated = new Map<string, string>();
  const names = await readdir(schemaFolder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.schema.json')).sort()) {
    generated.set(name.replace('.schema.json', '.ts'), await typesOf(join(schemaFolder, name)));
  }
  return generated;
}

async function typesOf(file: string): Promise<string> {
  const imports = new Map<string, string>();
  const schema = await readSchema(file);
  const banner = `// Generated from ${relative(root, file)} by npm run generate. Do not edit.`;
  const text = await compile(await importShared(schema, file, imports), 'Schema', {
    cwd: dirname(file),
    $refOptions: {
      resolve: {
        file: { read: async ({ url }: { url: string }) => JSON.stringify(await readSchema(url)) },
      },
    },
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    bannerComment: '',
    style: { singleQuote: true, printWidth: 100 },
  });
  return `${[banner, ...linesOf(imports)].join('\n')}\n\n${text.trimStart()}`;
}

function linesOf(imports: Map<string, string>): string[] {
  const files = [...new Set(imports.values())].sort();
  return files.map((file) => {
    const names = [...imports.keys()].filter((name) => imports.get(name) === file).sort();
    return `import type { ${names.join(', ')} } from '${file}';`;
  });
}

/** Imports named types of other files, so that each is generated once. */
async function importShared<T>(node: T, file: string, imports: Map<string, string>): Promise<T> {
  if (Array.isArray(node))
    return (await Promise.all(node.map((each) => importShared(each, file, imports)))) as T;
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node && typeof node.$ref === 'string' && !node.$ref.startsWith('#')) {
    const name = await nameBehind(node.$ref, file);
    if (name === undefined) return node;
    imports.set(name, `./${node.$ref.split('#', 1)[0]}`.replace('.schema.json', '.ts'));
    return { tsType: name } as T;
  }
  const entries = Object.entries(node).map(async ([key, value]) => [
    key,
    await importShared(value, file, imports),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as T;
}

/** The name of the type that another file exports for a reference. Plain strings have none. */
async function nameBehind(reference: string, file: string): Promise<string | undefined> {
  const [target = '', definition = ''] = reference.split('#/$defs/');
  const schema = await readSchema(join(dirname(file), target));
  if (definition === '') return schema.title;
  const { title, type } = schema.$defs?.[definition] ?? {};
  return title ?? (type === 'string' ? undefined : definition);
}

async function readSchema(file: string): Promise<JSONSchema> {
  const schema = bareReferences(JSON.parse(await readFile(file, 'utf8'))) as JSONSchema;
  delete schema.$id;
  return relative(schemaFolder, file).startsWith('authoring') ? texts(schema) : schema;
}

/** Removes descriptions next to $ref: they are for editors, and here would create a second, equal type. */
function bareReferences<T>(node: T): T {
  if (Array.isArray(node)) return node.map(bareReferences) as T;
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return { $ref: node.$ref } as T;
  return Object.fromEntries(Object.entries(node).map(([k, v]) => [k, bareReferences(v)])) as T;
}

/** Replaces scalar types by string: editors see `true` and `2026` as YAML does, but the compiler reads every value as text. */
function texts<T>(node: T): T {
  if (Array.isArray(node)) return node.map(texts) as T;
  if (typeof node !== 'object' || node === null) return node;
  const scalars = 'type' in node && Array.isArray(node.type) ? { type: 'string' } : {};
  return Object.fromEntries(
    Object.entries({ ...node, ...scalars }).map(([k, v]) => [k, texts(v)]),
  ) as T;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const generated = await generateTypes();
  await rm(generatedFolder, { recursive: true, force: true });
  for (const [name, text] of generated) {
    await mkdir(dirname(join(generatedFolder, name)), { recursive: true });
    await writeFile(join(generatedFolder, name), text);
  }
}
