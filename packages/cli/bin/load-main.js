// Loads the command: the bundle, which is the same code in few files, unless code was built after it.
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { isBundleCurrent } = require('./bundled-packages.js');
const { loadBundle } = require('./load-bundle.js');

/** What packages/cli/src/main.ts exports. */
function loadMain() {
  if (isBundleCurrent()) return loadBundle().exports;
  if (existsSync(join(__dirname, '../dist/main.js'))) return import('../dist/main.js');
  process.stderr.write(
    'Formpress is not built yet. Run "npm run build" in its folder, then try again.\n',
  );
  process.exit(3);
}

module.exports = { loadMain };
