import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, createReport } from '@formpress/compiler';

/** Compiles a folder of definitions into a release on disk. */
export async function compiledRelease(definitions: string, target: string): Promise<void> {
  const report = createReport();
  const { release } = await compile(definitions, report);
  if (!release) throw new Error(`${definitions} has errors: ${JSON.stringify(report, null, 2)}`);
  for (const { path, bytes } of release) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), bytes);
  }
}
