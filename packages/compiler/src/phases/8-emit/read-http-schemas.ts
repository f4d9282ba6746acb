import { readdir, readFile } from 'node:fs/promises';
import type { HttpSchemas } from './openapi-schemas.ts';

const folder = new URL('../../../../../schemas/http/', import.meta.url);

/** The bodies of the interface, by file name, from schemas/http. */
export async function readHttpSchemas(): Promise<HttpSchemas> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.schema.json')).sort();
  const schemas = names.map(async (name) => [
    name,
    JSON.parse(await readFile(new URL(name, folder), 'utf8')) as unknown,
  ]);
  return Object.fromEntries(await Promise.all(schemas)) as HttpSchemas;
}
