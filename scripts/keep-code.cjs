// Run by the bundler, in a process of its own: changes a small form, has it checked again, and keeps
// the code that Node made of the part of the bundle which did so.
const { execFileSync } = require('node:child_process');
const { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { keptFile, loadKept } = require('../packages/cli/bin/load-kept.js');

const name = 'again.cjs';
const folder = mkdtempSync(join(tmpdir(), 'formpress-code-'));
const bin = join(__dirname, '../packages/cli/bin/formpress.js');
const words = ['check', 'definitions'];

async function keepCode() {
  cpSync(join(__dirname, '../test/smallest-form'), join(folder, 'definitions'), {
    recursive: true,
  });
  process.chdir(folder);
  for (const first of [['lock', 'definitions'], words]) {
    execFileSync(process.execPath, [bin, ...first], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  appendFileSync('definitions/us/AL/AL101/2026.1.0/questions.yaml', '# Changed.\n');
  const { main } = require('../packages/cli/bundle/main.cjs');
  const quiet = { colour: false, out() {}, error() {} };
  const code = await main(words, quiet);
  if (code !== 0) throw new Error('The smallest form has mistakes.');
  writeFileSync(keptFile(name), loadKept(name).script.createCachedData());
}

keepCode().finally(() => rmSync(folder, { recursive: true }));
