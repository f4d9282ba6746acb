// Tells whether the bundle is made of the code that is built. Built code may be restored from a cache, or touched, and is
// then newer than the bundle although it is the same: what TypeScript says of its files decides.
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');

const bundle = join(__dirname, '../bundle/main.cjs');
const listFile = join(__dirname, '../bundle/packages.json');
const buildFile = (name) => join(__dirname, '../..', name, 'dist/.tsbuildinfo');

/** The modification time of a file; 0 when it does not exist. */
const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A digest of what is built of a package. */
const digestOf = (name) =>
  createHash('sha256')
    .update(readFileSync(buildFile(name)))
    .digest('hex');

/** Whether there is a bundle with the built code of all its packages. */
function isBundleCurrent() {
  if (!existsSync(listFile)) return false;
  const bundledAt = timeOf(bundle);
  const packages = Object.entries(JSON.parse(readFileSync(listFile, 'utf8')));
  return packages.every(
    ([name, digest]) => timeOf(buildFile(name)) < bundledAt || digestOf(name) === digest,
  );
}

module.exports = { digestOf, isBundleCurrent, listFile };
