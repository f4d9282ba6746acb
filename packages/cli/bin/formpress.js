#!/usr/bin/env node
// Plain JavaScript and committed, because npm links a workspace's bin only if it exists before the install.
import { readdirSync, statSync } from 'node:fs';

/** When a file was written; what is not there is older than all. */
function timeOf(path) {
  const place = new URL(path, import.meta.url);
  return statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const packages = readdirSync(new URL('../../', import.meta.url));
const built = Math.max(...packages.map((name) => timeOf(`../../${name}/dist/.tsbuildinfo`)));
// The bundle is the same code in few files. One that is older than the code is of no use.
const main = timeOf('../bundle/main.js') > built ? '../bundle/main.js' : '../dist/main.js';
if (timeOf(main) === 0) {
  process.stderr.write(
    'Formpress is not built yet. Run "npm run build" in its folder, then try again.\n',
  );
  process.exit(3);
}
const { main: run } = await import(new URL(main, import.meta.url).href);
process.exitCode = await run(process.argv.slice(2));
