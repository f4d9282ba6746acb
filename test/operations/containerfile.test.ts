import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedOperations } from '@formpress/contract';
import { expect, it } from 'vitest';
import { unknownVariables } from './known-variables.ts';
import { operations } from './run-tool.ts';

/** The instructions, one per line. npm run test:container builds and runs them. */
const lines = readFileSync(join(operations, '../../Containerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n');

const valuesOf = (instruction: string) =>
  lines
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

const environment = new Map(
  valuesOf('ENV').flatMap((line) =>
    line.split(/\s+/).map((pair) => pair.split('=') as [string, string]),
  ),
);

it('accepts any base image, and names no image registry', () => {
  const base = '$BASE';
  expect(valuesOf('ARG')).toEqual(['BASE=node:20-bookworm-slim']);
  expect(valuesOf('FROM')).toEqual([`${base} AS install`, base]);
});

it('sets only what the service reads, and no secret', () => {
  expect([...environment.keys()]).toEqual(['NODE_ENV', 'HOST', 'PORT', 'RELEASE', 'RELEASE_CACHE']);
  expect(unknownVariables(environment.keys())).toEqual([]);
});

it('runs as the user of the manifests, who may write to the cache', () => {
  const manifest = readFileSync(join(operations, 'kubernetes/base/deployment.yaml'), 'utf8');
  const [, user = ''] = /runAsUser: ([0-9]+)/.exec(manifest) ?? [];
  expect(Number(user)).toBeGreaterThan(0);
  expect(valuesOf('USER')).toEqual([`${user}:${user}`]);
  expect(valuesOf('VOLUME').join()).toContain(environment.get('RELEASE_CACHE'));
});

it('checks its health at an existing endpoint', () => {
  const [, path] = /\}(\/[a-z]+)`/.exec(valuesOf('HEALTHCHECK').join()) ?? [];
  expect(documentedOperations().map(([, operation]) => operation.path)).toContain(path);
  expect(valuesOf('EXPOSE')).toEqual([environment.get('PORT')]);
  expect(valuesOf('STOPSIGNAL')).toEqual(['SIGTERM']);
});
