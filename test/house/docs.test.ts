import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const decisions = readdirSync(join(root, 'docs/decisions'));
const pages = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
  'definitions/README.md',
  'docs/architecture.md',
  'docs/keys-and-audit.md',
  'docs/operations.md',
  'docs/registry.md',
  'docs/releasing.md',
  'docs/security.md',
  ...decisions.map((name) => join('docs/decisions', name)),
  'packages/cli/README.md',
  'packages/client/README.md',
  'test/kitchen-sink/README.md',
];

it.each(pages)('links only to what exists: %s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '');
  const gone = links.filter(
    (link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(page), link)),
  );
  expect(gone).toEqual([]);
});

it('names only existing tests', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const named = text.matchAll(/`((?:test|packages)\/[^`]+\.test\.ts)`/g);
  const files = [...named].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('lists every decision, each with its four parts', () => {
  const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  for (const name of decisions.filter((each) => each !== 'README.md')) {
    expect(list).toContain(`](${name})`);
    const text = readFileSync(join(root, 'docs/decisions', name), 'utf8');
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Consequences',
      'What would change our mind',
    ]);
  }
});

it('names only scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: object;
  };
  const text = pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n');
  const named = [...text.matchAll(/npm run ([a-z:]+)/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('mentions only the project itself', () => {
  const files = [...pages, ...scripts()];
  const foreign = files.filter((file) =>
    /\/work\/|\/tmp\//.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(foreign).toEqual([]);
});

function scripts(): string[] {
  const names = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(ts|sh)$/.test(name)).map((name) => join('scripts', name));
}
