// Run by bundle-cli.ts in its own process: keeps the code that V8 compiles beside the bundle. Only code that was run is
// kept: that of a command after one sentence changed, which is what analysts do all day, and of a report for a pipeline.
const { execFileSync } = require('node:child_process');
const {
  cpSync,
  mkdirSync,
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
const form = 'us/AL/AL101';
const [before, after] = ['How many dependents do you have?', 'How many dependents are there?'];

/** Changes a sentence in the form's own files, because what all share is rarely edited. Its translations stay the same. */
function changeSentence(folder) {
  const questions = join(folder, form, '2026.1.0/questions.yaml');
  writeFileSync(questions, readFileSync(questions, 'utf8').replace(before, after));
  const [shared, own] = ['shared', form].map((home) => join(folder, home, 'translations'));
  mkdirSync(own);
  for (const language of readdirSync(shared)) {
    const pairs = readFileSync(join(shared, language), 'utf8').split('\n');
    const pair = pairs.find((each) => each.includes(before));
    writeFileSync(join(own, language), pair.replace(before, after));
  }
}

/** Runs a command in its own process. */
function run(cwd, ...words) {
  execFileSync(process.execPath, [bin, ...words], { cwd, stdio: 'ignore' });
}

async function keepCode(place) {
  const [definitions, aside] = [join(place, 'definitions'), join(place, 'aside')];
  cpSync(join(__dirname, '../test/smallest-form'), definitions, { recursive: true });
  run(place, 'lock');
  run(place, ...command);
  // Locked in a folder with results of its own: here nothing is known of the new sentence.
  cpSync(definitions, join(aside, 'definitions'), { recursive: true });
  changeSentence(join(aside, 'definitions'));
  run(aside, 'lock');
  cpSync(join(aside, 'definitions'), definitions, { recursive: true });
  process.chdir(place);
  // V8 accepts only code that was compiled under the same flags, and a command sets some after it was loaded.
  v8.setFlagsFromString = () => undefined;
  const { exports, script } = loadBundle();
  process.exitCode = await exports.main(command);
  await exports.main(['check', '--format', 'sarif', '--output', 'report.sarif']);
  writeFileSync(codeFile, script.createCachedData());
}

const place = mkdtempSync(join(tmpdir(), 'formpress-code-'));
keepCode(place).finally(() => rmSync(place, { recursive: true }));
