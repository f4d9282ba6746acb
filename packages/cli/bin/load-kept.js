// Loads a file of the bundle with what Node made of it when it was bundled, which saves making it
// again. Another Node finds that it is not its own, and makes its own.
const { readFileSync, statSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { Script } = require('node:vm');

const folder = join(__dirname, '../bundle');
const loaded = new Map();

/** Where the code is kept that was made of a file. */
function keptFile(name) {
  return join(folder, name.replace(/cjs$/, 'code'));
}

function keptCode(name) {
  const isKept = statSync(keptFile(name), { throwIfNoEntry: false }) !== undefined;
  return isKept ? { cachedData: readFileSync(keptFile(name)) } : {};
}

function load(name) {
  const filename = join(folder, name);
  const script = new Script(Module.wrap(readFileSync(filename, 'utf8')), {
    filename,
    ...keptCode(name),
  });
  const own = new Module(filename);
  own.filename = filename;
  own.paths = Module._nodeModulePaths(folder);
  script.runInThisContext()(own.exports, own.require.bind(own), own, filename, folder);
  return { exports: own.exports, script };
}

/** Imports a module for such a file: Node forgets how, once it has the code from elsewhere. */
function bring(name) {
  return import(name);
}

/** What a file of the bundle exports, and its script. */
function loadKept(name) {
  if (!loaded.has(name)) loaded.set(name, load(name));
  return loaded.get(name);
}

module.exports = { bring, keptFile, loadKept };
