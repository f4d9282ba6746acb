import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, createReport, openCache } from '@formpress/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { random } from '../../scripts/corpus/random.ts';
import { digests, kitchenSink } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { edits, oneOf } from './edits.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-incremental-'));
  for (const part of ['shared', 'us/federal', 'us/NV'])
    await cp(join(kitchenSink, part), join(folder, 'whole', part), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The result of a compilation: its findings, and the digest of every file. */
async function compiled(definitions: string, kept?: string) {
  const report = createReport();
  const { release = [] } = await compile(definitions, report, {
    pictures: openCache(join(folder, 'pages')),
    ...(kept && { cache: openCache(kept) }),
  });
  return { found: report.diagnostics, release: digests(release) };
}

const steps = process.env.ALL ? 60 : 6;

it(`gives the same result as a cold compilation, after ${steps} random changes (seed ${seedOfTheDay})`, async () => {
  const chance = random(seedOfTheDay);
  const copy = join(folder, 'copy');
  const kept = join(folder, 'kept');
  await cp(join(folder, 'whole'), copy, { recursive: true });
  await compiled(copy, kept);
  const done: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const what = oneOf(Object.keys(edits), chance);
    done.push(`${what} ${await edits[what]?.(copy, chance)}`);
    const [warm, cold] = [await compiled(copy, kept), await compiled(copy)];
    expect({ done, ...warm }).toEqual({ done, ...cold });
    if (chance() < 0.3 || cold.found.length > 20) {
      await rm(copy, { recursive: true });
      await cp(join(folder, 'whole'), copy, { recursive: true });
      done.push('put everything back');
    }
  }
}, 1_800_000);

it('redoes and repairs damaged cache entries', async () => {
  const kept = join(folder, 'damaged');
  const whole = join(folder, 'whole');
  const first = await compiled(whole, kept);
  const before = await entriesIn(kept);
  for (const [index, file] of [...before.keys()].entries()) {
    const bytes = await readFile(file);
    if (index % 3 === 0) await truncate(file, Math.floor(bytes.length / 2));
    else if (index % 3 === 1) await writeFile(file, flipped(bytes));
    else await rm(file);
  }
  expect(await compiled(whole, kept)).toEqual(first);
  const after = await entriesIn(kept);
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect([...after.values()].map(isUnharmed)).toEqual([...after.keys()].map(() => true));
});

async function entriesIn(kept: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(kept, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const read = paths.map(async (path) => [path, await readFile(path)] as const);
  return new Map(await Promise.all(read));
}

/** An entry begins with the digest of the rest. */
function isUnharmed(entry: Buffer): boolean {
  return createHash('sha256').update(entry.subarray(32)).digest().equals(entry.subarray(0, 32));
}

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.length - 1;
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}
