import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Compiled,
  type CompiledAgain,
  compile,
  compileAgain,
  createReport,
  type Diagnostic,
  keepSnapshot,
  openCache,
  pageStore,
} from '@formpress/compiler';
import type { Release } from '@formpress/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { random } from '../../scripts/corpus/random.ts';
import { definitions, digests, kitchenSink } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { edits, oneOf } from './edits.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-again-'));
  for (const part of ['shared', 'us/federal', 'us/NV'])
    await cp(join(kitchenSink, part), join(folder, 'whole', part), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A compile of everything, and the key of what a compile of a part needs. */
type Whole = Compiled & { found: readonly Diagnostic[]; snapshot: string | undefined };

const cache = () => openCache(join(folder, 'kept'));
const store = () => pageStore(join(folder, 'pages'));

async function compiled(place: string): Promise<Whole> {
  const report = createReport();
  const all = await compile(place, report, { store: store() });
  const found = report.diagnostics;
  return { ...all, found, snapshot: all.release && keepSnapshot(all, found, cache()) };
}

/** Compiles what changed since, where that can be done. */
async function again(place: string, { sources, snapshot, release = [] }: Whole) {
  const paths = [...sources.keys()];
  const now = new Map<string, Uint8Array>();
  for (const path of paths) {
    const bytes = await readFile(join(place, path)).catch(() => undefined);
    if (bytes) now.set(path, bytes);
  }
  const changed = paths.filter((path) => !same(sources.get(path), now.get(path)));
  if (snapshot === undefined || now.size < paths.length || changed.length === 0) return undefined;
  const manifest = release.find(({ path }) => path === 'release.json')?.bytes ?? new Uint8Array();
  return compileAgain(
    { folder: place, paths, changed, snapshot },
    {
      cache: cache(),
      pictures: { store: store() },
      release: JSON.parse(Buffer.from(manifest).toString()) as Release,
    },
  );
}

function same(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one !== undefined && other !== undefined && Buffer.compare(one, other) === 0;
}

/** The release before, with the files that came out otherwise in their place. */
function patched({ release = [] }: Whole, { release: newer }: CompiledAgain) {
  const files = new Map([...release, ...newer].map((file) => [file.path, file]));
  return digests([...files.values()]);
}

const steps = process.env.ALL ? 60 : 6;

it(`leaves the release that a compile of everything leaves, after ${steps} random changes (seed ${seedOfTheDay})`, async () => {
  const chance = random(seedOfTheDay + 1);
  const copy = join(folder, 'copy');
  await cp(join(folder, 'whole'), copy, { recursive: true });
  let before = await compiled(copy);
  const first = before;
  const done: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const what = oneOf(Object.keys(edits), chance);
    done.push(`${what} ${await edits[what]?.(copy, chance)}`);
    const part = await again(copy, before);
    const whole = await compiled(copy);
    if (part) {
      const { found, release } = { found: before.found, release: patched(before, part) };
      const expected = { found: whole.found, release: digests(whole.release ?? []) };
      expect({ done, found, release }).toEqual({ done, ...expected });
    }
    before = part ? { ...whole, snapshot: part.snapshot } : whole;
    if (!whole.release || chance() < 0.2) {
      await rm(copy, { recursive: true });
      await cp(join(folder, 'whole'), copy, { recursive: true });
      before = first;
      done.push('put everything back');
    }
  }
}, 1_800_000);

/** A copy of some of our definitions, in which a sentence of the Alabama form changes at once. */
async function sentenceChanged(parts: string[]) {
  const copy = await mkdtemp(join(folder, 'sentence-'));
  for (const part of parts)
    await cp(join(definitions, part), join(copy, part), { recursive: true });
  const before = await compiled(copy);
  const family = join(copy, 'us/AL/AL101');
  const es = await readFile(join(family, 'translations/es.yaml'), 'utf8');
  const [, sentence = ''] = /en: ([A-Z][\w ]*\?)\n/.exec(es) ?? [];
  for (const path of await readdir(family, { recursive: true })) {
    if (!path.endsWith('.yaml')) continue;
    const text = await readFile(join(family, path), 'utf8');
    await writeFile(join(family, path), text.replaceAll(`: ${sentence}\n`, `: Now ${sentence}\n`));
  }
  return { before, part: await again(copy, before), whole: await compiled(copy) };
}

it('compiles one family of forms alone when a sentence of it changed', async () => {
  const { before, part, whole } = await sentenceChanged(['shared', 'us/AL', 'us/federal']);
  expect(part && patched(before, part)).toEqual(digests(whole.release ?? []));
  const names = part?.release.map(({ path }) => path.replace(/^bundles.AL101.[0-9.]+./, ''));
  expect([...new Set(names)]).toEqual(['question-sets.en.json', 'release.json']);
}, 300_000);

it('compiles everything when the interface shows a changed sentence as an example', async () => {
  const { before, part, whole } = await sentenceChanged(['shared', 'us/AL']);
  const openapi = ({ release = [] }: Whole) => digests(release)['openapi.yaml'];
  expect(part).toBe(undefined);
  expect(openapi(whole)).not.toEqual(openapi(before));
}, 300_000);
