import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = join(root, 'packages/');

it('has at most 30 sources in a folder', () => {
  const sources = new Map<string, number>();
  for (const name of readdirSync(packages)) {
    const files = readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' });
    for (const file of files) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.includes('generated'))
        continue;
      const folder = dirname(join(name, 'src', file));
      sources.set(folder, (sources.get(folder) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries([...sources].filter(([, count]) => count > 30))).toEqual({});
});

it.each(['test', 'scripts'])('has at most 30 files in a folder of %s, tests counted', (top) => {
  const sources = new Map<string, number>();
  for (const file of readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|cjs|sh)$/.test(file)) continue;
    const folder = dirname(join(top, file));
    sources.set(folder, (sources.get(folder) ?? 0) + 1);
  }
  expect([...sources].filter(([, count]) => count > 30)).toEqual([]);
});

it('has no test at the top of the folder for tests', () => {
  expect(readdirSync(join(root, 'test')).filter((name) => name.endsWith('.ts'))).toEqual([]);
});

it.each(['packages', 'test', 'scripts'])('has files of at most 250 lines in %s', (top) => {
  const files = readdirSync(join(root, top), { recursive: true, encoding: 'utf8' });
  const long = files.filter((file) => {
    if (!file.endsWith('.ts') || /(?:^|\/)(?:generated|node_modules|dist)\//.test(file))
      return false;
    return readFileSync(join(root, top, file), 'utf8').split('\n').length > 251;
  });
  expect(long).toEqual([]);
});
