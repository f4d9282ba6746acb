// Run by bundle-cli.ts in its own process: keeps the code that V8 compiles beside the bundle. Only code that was run is
// kept: that of a command after one sentence changed, which is what analysts do all day.
const { execFileSync } = require('node:child_process');
const {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const v8 = require('node:v8');
const { codeFile, loadBundle } = require('../packages/cli/bin/load-bundle.js');

const command = ['build', '--out', 'release'];
const bin = join(__dirname, '../packages/cli/bin/formpress.js');
const [before, after] = ['How many dependents do you have?', 'How many dependents are there?'];

function changeSentence(folder) {
  for (const { parentPath, name } of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!name.endsWith('.yaml')) continue;
    const path = join(parentPath, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
  }
}

async function keepCode(place) {
  const definitions = join(place, 'definitions');
  cpSync(join(__dirname, '../test/smallest-form'), definitions, { recursive: true });
  execFileSync(process.execPath, [bin, ...command], { cwd: place, stdio: 'ignore' });
  changeSentence(definitions);
  process.chdir(place);
  // V8 accepts only code that was compiled under the same flags, and a command sets some after it was loaded.
  v8.setFlagsFromString = () => undefined;
  const { exports, script } = loadBundle();
  process.exitCode = await exports.main(command);
  writeFileSync(codeFile, script.createCachedData());
}

const place = mkdtempSync(join(tmpdir(), 'formpress-code-'));
keepCode(place).finally(() => rmSync(place, { recursive: true }));
