import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, startService } from '@formpress/service';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';

const folder = temporaryFolder();
const whole = join(folder.path, 'whole');
const copy = join(folder.path, 'copy');
let files: string[] = [];

beforeAll(() => {
  writeSmallRelease(whole, [
    { id: 'W4101', version: '2025.1.0', effective: '2025-01-01' },
    { id: 'W4101', version: '2026.1.0', effective: '2026-01-01' },
  ]);
  files = Object.keys(JSON.parse(readFileSync(join(whole, 'release.json'), 'utf8')).files);
});
afterAll(() => folder.remove());

async function start(): Promise<void> {
  const { settings } = readSettings({ PORT: '0', LOG_LEVEL: 'silent' });
  if (!settings) throw new Error('The settings are wrong.');
  await (await startService(settings, copy, { write: () => {} })).close();
}

const damages = {
  cut: (file: string, at: number) => truncateSync(file, at),
  flip(file: string, at: number) {
    const bytes = readFileSync(file);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  },
  remove: (file: string) => rmSync(file),
};

it(`never serves a release with a changed byte (seed ${seedOfTheDay})`, async () => {
  const damage = fc.record({
    file: fc.nat().map((index) => files[index % files.length] ?? ''),
    kind: fc.constantFrom(...(Object.keys(damages) as (keyof typeof damages)[])),
    part: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, kind, part }) => {
      rmSync(copy, { recursive: true, force: true });
      cpSync(whole, copy, { recursive: true });
      const path = join(copy, file);
      damages[kind](path, Math.floor(readFileSync(path).length * part));
      const how = kind === 'remove' ? 'is missing' : 'differs from its digest';
      await expect(start()).rejects.toThrow(`The release in ${copy} is damaged: ${file} ${how}.`);
    }),
    { numRuns: 60, seed: seedOfTheDay },
  );
});

it.each([
  ['cut', '{"format":2,"fi'],
  ['empty', ''],
  ['no object', '[]'],
  ['without files', '{"format":2,"tool":"x"}'],
])('refuses a release.json that is %s', async (_, text) => {
  rmSync(copy, { recursive: true, force: true });
  cpSync(whole, copy, { recursive: true });
  writeFileSync(join(copy, 'release.json'), text);
  await expect(start()).rejects.toThrow(`release.json in ${copy} is damaged.`);
});
