#!/usr/bin/env node
// Plain JavaScript and committed, because npm links a workspace's bin only if it exists before the
// install. It is CommonJS, which starts faster than an ES module.
const { readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { loadBundle } = require('./load-bundle.js');

const packages = join(__dirname, '../..');

/** The modification time of a file; 0 when it does not exist. */
function timeOf(...names) {
  return statSync(join(packages, ...names), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Loads the bundle, which is the same code in few files, unless it is older than the built code in it. */
function loadMain() {
  const used = readdirSync(packages).filter((name) => name !== 'client');
  const built = used.map((name) => timeOf(name, 'dist/.tsbuildinfo'));
  if (timeOf('cli/bundle/main.cjs') > Math.max(...built)) return loadBundle().exports;
  if (timeOf('cli/dist/main.js') > 0) return import('../dist/main.js');
  process.stderr.write(
    'Formpress is not built yet. Run "npm run build" in its folder, then try again.\n',
  );
  process.exit(3);
}

async function run() {
  const { main } = await loadMain();
  process.exitCode = await main(process.argv.slice(2));
}

run();
