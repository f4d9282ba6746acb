import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { says } from './hostile-pdf.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { makeHostilePdfs } from './make-hostile-pdfs.ts';

const folder = mkdtempSync(join(tmpdir(), 'formpress-hostile-'));
const reader = fileURLToPath(new URL('./read-hostile-pdfs.ts', import.meta.url));
const mostMebibytes = { heap: 512, process: 1200 };
const minutes = 5 * 60_000;

type Reading = { name: string; outcomes: string[]; seconds: number; mebibytes: number };
const readings = new Map<string, Reading>();
let ended: { status: number | null; error: string } = { status: null, error: '' };

// One process reads them all: a file that crashes it is the last one it named.
beforeAll(() => {
  makeHostilePdfs(folder);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      `--max-old-space-size=${mostMebibytes.heap}`,
      '--conditions=@formpress/source',
      '--import=tsx',
      reader,
      folder,
    ],
    { encoding: 'utf8', timeout: minutes },
  );
  ended = { status, error: stderr };
  for (const line of stdout.split('\n').filter((each) => each !== '')) {
    const reading: Reading = JSON.parse(line);
    readings.set(reading.name, reading);
  }
}, minutes);
afterAll(() => rmSync(folder, { recursive: true }));

it('survives every hostile file', () => {
  expect(ended).toEqual({ status: 0, error: '' });
});

// Files that are hostile only when pages are read or written can be read in the other ways.
for (const { name, says: sentence } of hostilePdfs) {
  it(`says of ${name}: ${sentence}`, () => {
    const reading = readings.get(name.replaceAll('/', ''));
    const outcomes = (reading?.outcomes ?? []).map((each) => each.replace(/ [A-Z][^.]*\.$/, ''));
    const allowed = [sentence, says.fine, says.tooSlow];
    expect(outcomes.filter((each) => !allowed.includes(each))).toEqual([]);
    expect([sentence, says.tooSlow].some((each) => outcomes.includes(each))).toBe(true);
    expect(reading?.seconds).toBeLessThan(40);
    expect(reading?.mebibytes).toBeLessThan(mostMebibytes.process);
  });
}
