#!/usr/bin/env node
// Plain JavaScript and committed, because npm links a workspace's bin only if it exists before the
// install. It is CommonJS, which starts faster than an ES module.
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { isBundleCurrent } = require('./bundled-packages.js');
const { loadBundle } = require('./load-bundle.js');

/** Loads the bundle, which is the same code in few files, unless code was built after it. */
function loadMain() {
  if (isBundleCurrent()) return loadBundle().exports;
  if (existsSync(join(__dirname, '../dist/main.js'))) return import('../dist/main.js');
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
