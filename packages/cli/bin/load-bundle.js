// Loads the bundle with the code that V8 compiled of it when it was built: a command after a small change takes a
// fifth less time. Another version of Node does not accept that code, and compiles its own.
const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { Script } = require('node:vm');

const filename = join(__dirname, '../bundle/main.cjs');
const codeFile = join(__dirname, '../bundle/main.code');

/** The exports of the bundle, which is a function like those in which Node wraps CommonJS, and its script. */
function loadBundle() {
  // It is ASCII, which is quicker to read.
  const script = new Script(readFileSync(filename, 'latin1'), {
    filename,
    ...(existsSync(codeFile) && { cachedData: readFileSync(codeFile) }),
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(filename), module, filename);
  return { exports: module.exports, script };
}

module.exports = { codeFile, loadBundle };
