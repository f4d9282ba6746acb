import type { Release } from '@formpress/model';
import { expect, it } from 'vitest';
import { type Manifest, manifestType } from '../foundation/manifest.ts';
import { changedParts } from './changed-parts.ts';
import { layersOf } from './layers-of.ts';
import { parseRelease } from './parse-release.ts';
import { partsOf } from './parts-of.ts';

const file = (letter: string) => ({ sha256: letter.repeat(64), size: 1 });
const release: Release = {
  format: 2,
  tool: '1.0.0',
  files: {
    'bundles/AL101/2026.1.0/bundle.json': file('a'),
    'bundles/AL101/2026.1.0/images/al101_1.png': file('b'),
    'catalog.json': file('c'),
    'flows/AL_RESIDENT/question-sets.en.json': file('d'),
  },
};

it('makes one part of each form version, one of all flows, and one of each other file', () => {
  expect(
    partsOf(release).map(({ title, mediaType, files, form }) => [
      title,
      mediaType,
      [...files.keys()],
      form,
    ]),
  ).toEqual([
    [
      'bundles/AL101/2026.1.0',
      'application/vnd.formpress.bundle.v1.tar+gzip',
      ['bundle.json', 'images/al101_1.png'],
      'AL101@2026.1.0',
    ],
    ['catalog.json', 'application/vnd.formpress.catalog.v1+json', [''], undefined],
    [
      'flows',
      'application/vnd.formpress.flows.v1.tar+gzip',
      ['AL_RESIDENT/question-sets.en.json'],
      undefined,
    ],
  ]);
});

it('names the parts that differ, or that only one release has', () => {
  const files = {
    ...release.files,
    'bundles/AL101/2026.1.0/bundle.json': file('e'),
    'bundles/AL101/2027.1.0/bundle.json': file('a'),
  };
  expect(changedParts(release, release)).toEqual(new Set());
  expect(changedParts(release, { ...release, files })).toEqual(
    new Set(['bundles/AL101/2026.1.0', 'bundles/AL101/2027.1.0']),
  );
});

const read = (value: unknown) => parseRelease(Buffer.from(JSON.stringify(value)), 'it');

it.each([
  '../a.json',
  '/etc/passwd',
  'a/../../b',
  'release.json',
  'compare-report.md',
  'a\\b',
  'a\nb',
  '',
])('refuses a release.json that names %j', (path) => {
  expect(() => read({ ...release, files: { [path]: file('a') } })).toThrow(
    'release.json in it names',
  );
});

it('refuses a release.json without digests and sizes, or one that is too large', () => {
  expect(read(release)).toEqual(release);
  expect(() => read({ files: { a: file('a'), 'a/b': file('b') } })).toThrow('names "a/b"');
  expect(() => read([])).toThrow('release.json in it is damaged.');
  expect(() => read({ files: { a: null } })).toThrow(
    'release.json in it has no digest and size of a.',
  );
  expect(() => read({ files: { a: { sha256: 'A', size: 1 } } })).toThrow(
    'has no digest and size of a.',
  );
  expect(() => read({ files: { a: { ...file('a'), size: -1 } } })).toThrow(
    'has no digest and size of a.',
  );
  expect(() => read({ files: { a: { ...file('a'), size: 2 ** 40 } } })).toThrow('larger than 8 GB');
});

it('refuses a manifest that lacks a part or has it with another type', () => {
  const layers = partsOf(release).map(({ mediaType, annotations }) => ({
    mediaType,
    digest: `sha256:${'0'.repeat(64)}`,
    size: 1,
    annotations,
  }));
  const manifest = (list: typeof layers): Manifest => ({
    schemaVersion: 2,
    mediaType: manifestType,
    config: { mediaType: 'x', digest: '', size: 0 },
    layers: list,
  });
  expect(layersOf(release, manifest(layers)).map(({ part }) => part.title)).toEqual([
    'bundles/AL101/2026.1.0',
    'catalog.json',
    'flows',
  ]);
  expect(() => layersOf(release, manifest(layers.slice(1)))).toThrow(
    'The manifest has no blob for bundles/AL101/2026.1.0.',
  );
  const other = layers.map((layer) => ({ ...layer, mediaType: 'text/plain' }));
  expect(() => layersOf(release, manifest(other))).toThrow('The manifest has no blob for');
  const large = layers.map((layer) => ({ ...layer, size: 2 ** 30 }));
  expect(() => layersOf(release, manifest(large))).toThrow('is larger than 256 MB.');
});
