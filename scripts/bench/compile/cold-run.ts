// Run by the bench in its own process: parses the YAML of a folder, or checks it. The time to
// load the library or the compiler counts; the time to start Node does not.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { onlyPdfWork } from './only-pdf-work.ts';

const [what = '', folder = '', kept = ''] = process.argv.slice(2);

function parseAll(): void {
  // The version of the library that the compiler uses.
  const require = createRequire(createRequire(import.meta.url).resolve('@formpress/compiler'));
  const { parseDocument } = require('yaml') as { parseDocument(text: string): unknown };
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.yaml')) parseDocument(readFileSync(join(folder, path), 'utf8'));
}

async function checkAll(): Promise<void> {
  const { openCache, openWorkspace } = await import('@formpress/compiler');
  const cache = { ...onlyPdfWork(openCache(kept)), keep: () => undefined };
  await openWorkspace(folder, { cache }).check();
}

const began = performance.now();
const start = process.cpuUsage();
if (what === 'parse') parseAll();
else await checkAll();
const clock = performance.now() - began;
const { user, system } = process.cpuUsage(start);
const { maxRSS } = process.resourceUsage();
process.stdout.write(
  JSON.stringify({ clock, cpu: (user + system) / 1000, megabytes: maxRSS / 1024 }),
);
