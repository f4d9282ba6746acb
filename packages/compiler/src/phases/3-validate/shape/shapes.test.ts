import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createReport } from '../../../diagnostics/report.ts';
import { parse } from '../../2-parse/parse.ts';
import { recogniseFiles } from '../files/recognise-files.ts';
import { shapeErrors } from './shapes.ts';
import { type Data, toData } from './to-data.ts';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
const ajv = new Ajv2020({ strict: false });
for (const file of readdirSync(join(root, 'schemas/authoring'))) {
  const { $id: _, ...shape } = JSON.parse(
    readFileSync(join(root, 'schemas/authoring', file), 'utf8'),
  );
  ajv.addSchema(shape, file);
}

/** The data of every file of the kitchen sink, with its schema. */
const documents = (() => {
  const folder = join(root, 'test/kitchen-sink/definitions');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('.yaml')).sort();
  const read = new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
  const { kinds } = recogniseFiles(read.keys(), createReport());
  return parse(read, createReport()).documents.map(({ file, root: node }) => ({
    schema: `${kinds.get(file)}.schema.json`,
    data: toData(node),
  }));
})();

type Spot = { path: (string | number)[]; value: Data };

function spotsIn(value: Data, path: Spot['path'] = []): Spot[] {
  const inner =
    typeof value === 'string'
      ? []
      : Object.entries(value).flatMap(([key, each]) =>
          spotsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
        );
  return [{ path, value }, ...inner];
}

function withChange(data: Data, [step, ...rest]: Spot['path'], change: (at: Data) => Data): Data {
  if (step === undefined) return change(data);
  const copy = structuredClone(data) as Record<string, Data>;
  copy[step] = withChange(copy[step] ?? '', rest, change);
  return copy;
}

const changes: ((at: Data) => Data)[] = [
  () => '',
  () => 'zzz',
  () => [],
  () => ({}),
  (at) => [at],
  (at) => ({ a: at }),
  (at) => (typeof at === 'string' ? `${at} x` : Object.values(at)),
  (at) => (typeof at === 'object' && !Array.isArray(at) ? { ...at, unknownName: 'x' } : at),
  (at) => (Array.isArray(at) ? at.slice(1) : at),
  (at) =>
    typeof at === 'object' && !Array.isArray(at)
      ? Object.fromEntries(Object.entries(at).slice(1))
      : at,
];

it('accepts and refuses what the library accepts and refuses', () => {
  for (const { schema, data } of documents) {
    expect([schema, shapeErrors(schema, data)]).toEqual([schema, []]);
  }
  const edit = fc.record({
    document: fc.constantFrom(...documents),
    spot: fc.double({ min: 0, max: 0.999, noNaN: true }),
    change: fc.constantFrom(...changes),
  });
  fc.assert(
    fc.property(edit, ({ document: { schema, data }, spot, change }) => {
      const spots = spotsIn(data);
      const { path } = spots[Math.floor(spot * spots.length)] as Spot;
      const edited = withChange(data, path, change);
      expect(shapeErrors(schema, edited).length === 0).toBe(ajv.getSchema(schema)?.(edited));
    }),
    { numRuns: 600 },
  );
});
