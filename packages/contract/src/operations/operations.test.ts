import { expect, it } from 'vitest';
import type { Operation } from '../foundation/operation.ts';
import { parameters } from '../foundation/parameters.ts';
import { documentedOperations, operations } from './operations.ts';

const all = Object.entries<Operation>(operations);

it('declares every parameter that a path has, and no other', () => {
  for (const [id, { path, parameters: taken }] of all) {
    const named = taken.map((each) => (typeof each === 'string' ? parameters[each] : each));
    const declared = named.filter((each) => each.in === 'path').map(({ name }) => name);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([id, declared]).toEqual([id, inPath]);
  }
});

it('declares no path and method twice', () => {
  const places = all.map(([, { method, path }]) => `${method} ${path}`);
  expect(places).toEqual([...new Set(places)]);
});

it('takes If-None-Match wherever a reply that is documented has an ETag', () => {
  const wrong = documentedOperations().filter(
    ([, { hasEtag = false, parameters: taken }]) => taken.includes('IfNoneMatch') !== hasEtag,
  );
  expect(wrong).toEqual([]);
});
