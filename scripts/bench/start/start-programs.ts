/**
 * Programs that the bench runs in their own processes, with the built code: reading every file of a
 * release, and starting a service with it. The time to start Node and to load the service does not
 * count.
 */
export const startPrograms = {
  read: measured('await readAll();'),
  ready: measured('await start();'),
};

function measured(work: string): string {
  return `
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings, startService } from '@formpress/service';

const folder = process.argv[1];
const waiting = Object.keys(JSON.parse(readFileSync(join(folder, 'release.json'))).files);
async function readNext() {
  for (let path = waiting.pop(); path; path = waiting.pop()) await readFile(join(folder, path));
}
const readAll = () => Promise.all(Array.from({ length: 16 }, readNext));
const start = () => startService(readSettings({ PORT: '0' }).settings, folder, { write() {} });

const startedAt = performance.now();
const before = process.cpuUsage();
${work}
const { user, system } = process.cpuUsage(before);
const run = { cpu: (user + system) / 1000, wall: performance.now() - startedAt };
process.stdout.write(JSON.stringify(run), () => process.exit());
`;
}
