import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRelease } from '../../packages/cli/src/releases/write-release.ts';

// Writes a built release to a folder as a build does, repeatedly, until it is killed.
const [target = '', built = ''] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8'));
const paths = [...Object.keys(manifest.files), 'release.json'];
const files = paths.map((path) => ({ path, bytes: readFileSync(join(built, path)) }));
for (;;) {
  await writeRelease(target, files);
  process.stdout.write('written\n');
}
