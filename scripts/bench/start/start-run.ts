// Run by the bench in a process of its own: reads every file of a release, or starts a service on
// it. What it takes to start Node and to load the service does not count.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@formpress/model';
import { readSettings, startService } from '@formpress/service';

const [what, folder = ''] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;

async function readAll(): Promise<void> {
  const waiting = Object.keys(manifest.files);
  const readNext = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await readFile(join(folder, path));
  };
  await Promise.all(Array.from({ length: 16 }, readNext));
}

async function start(): Promise<void> {
  const { settings } = readSettings({ PORT: '0' });
  if (settings) await startService(settings, folder, { write() {} });
}

const startedAt = performance.now();
const before = process.cpuUsage();
await (what === 'read' ? readAll() : start());
const { user, system } = process.cpuUsage(before);
const run = {
  cpu: (user + system) / 1000,
  wall: performance.now() - startedAt,
  megabytes: process.memoryUsage().rss / 1e6,
};
process.stdout.write(JSON.stringify(run), () => process.exit());
