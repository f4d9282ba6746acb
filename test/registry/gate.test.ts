import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { runFormpress } from '../foundation/run-formpress.ts';
import { withTool } from '../foundation/system-tools.ts';
import { registryInFolder } from './registry-in-folder.ts';

const previous = fileURLToPath(new URL('../comparison/cases/previous', import.meta.url));
const kitchenSink = fileURLToPath(new URL('../kitchen-sink/definitions', import.meta.url));
const it = withTool('docker-registry');
const folder = registryInFolder();

async function newPlace(repository: string): Promise<string> {
  return `oci://${(await folder.started()).host}/${repository}:stable`;
}

/** Builds a copy of definitions after some replacements in files. */
async function built(
  name: string,
  changes: [file: string, find: string, put: string][] = [],
): Promise<string> {
  const definitions = join(folder.path, name);
  cpSync(previous, definitions, { recursive: true });
  for (const [file, find, put] of changes) replace(join(definitions, file), find, put);
  return build(definitions);
}

async function build(definitions: string): Promise<string> {
  const release = `${definitions}-built`;
  const { code, out } = await runFormpress('build', definitions, '--out', release, '--no-cache');
  expect({ code, out }).toMatchObject({ code: 0 });
  return release;
}

function replace(file: string, find: string, put: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(find);
  writeFileSync(file, text.replace(find, put));
}

const version = 'us/AL/AL101/2026.1.0';

/** Definitions with a second version that removes an answer. */
async function withNextVersion(name: string): Promise<string> {
  const definitions = join(folder.path, name);
  cpSync(previous, definitions, { recursive: true });
  const next = join(definitions, 'us/AL/AL101/2027.1.0');
  cpSync(join(definitions, version), next, { recursive: true });
  replace(join(next, 'form.yaml'), 'effective: 2026', 'effective: 2027');
  replace(join(next, 'form.yaml'), ', HEAD: H', '');
  replace(join(next, 'pdf.yaml'), ', HEAD: H', '');
  replace(join(next, 'questions.yaml'), ', HEAD: Head of household', '');
  return build(definitions);
}

it('refuses breaking changes, unless they are accepted with a reason', async () => {
  const place = await newPlace('breaking');
  expect((await runFormpress('publish', await built('first'), place)).code).toBe(0);
  const breaking = await withNextVersion('breaking');
  const refused = await runFormpress('publish', breaking, place);
  expect(refused).toMatchObject({
    code: 1,
    error:
      'Nothing was published.\n- The changes break CLIENT, STORED_ANSWERS and PAYROLL. If that is intended, use --accept CLIENT,STORED_ANSWERS,PAYROLL --reason "…".\n',
  });
  expect(refused.out).toContain('## AL101 2027.1.0, after 2026.1.0\n');
  expect(await runFormpress('publish', breaking, place, '--accept', 'CLIENT')).toEqual({
    code: 2,
    out: '',
    error: 'Give the reason with --reason "…": it goes into the compare-report.\n',
  });
  const some = ['--accept', 'CLIENT,PAYROLL', '--reason', 'Everyone was told in March.'];
  expect((await runFormpress('publish', breaking, place, ...some)).error).toContain(
    '- The changes break STORED_ANSWERS. ',
  );
  const all = 'CLIENT,STORED_ANSWERS,PAYROLL';
  const reason = ['--accept', all, '--reason', 'Everyone was told in March.'];
  expect((await runFormpress('publish', breaking, place, ...reason)).code).toBe(0);
  const pulled = join(folder.path, 'accepted');
  await runFormpress('pull', place, pulled);
  expect(readFileSync(join(pulled, 'compare-report.md'), 'utf8')).toMatch(
    /\n## Accepted\n\nThat it breaks CLIENT, STORED_ANSWERS and PAYROLL was accepted: Everyone was told in March\.\n$/,
  );
});

it('allows only changed texts in a published version', async () => {
  const place = await newPlace('published');
  expect((await runFormpress('publish', await built('before'), place)).code).toBe(0);
  const changed = await built('pattern', [[`${version}/form.yaml`, 'else: NONE', 'else: NIL']]);
  const reason = ['--accept', 'CLIENT,STORED_ANSWERS,PAYROLL', '--reason', 'Because.'];
  expect(await runFormpress('publish', changed, place, ...reason)).toMatchObject({
    code: 1,
    error:
      'Nothing was published.\n- AL101 2026.1.0 is published, and its tax parameters would change. Make a new version.\n',
  });
  const words = await built('words', [
    ['shared/translations/fr.yaml', 'Situation fiscale', 'Situation familiale'],
  ]);
  expect((await runFormpress('publish', words, place)).code).toBe(0);
});

it('records what is published, for the check', async () => {
  const place = await newPlace('recorded');
  const release = await built('recorded');
  const definitions = join(folder.path, 'recorded');
  const recording = ['--record', '--definitions', definitions];
  expect(await runFormpress('publish', release, place, ...recording)).toMatchObject({ code: 0 });
  expect((await runFormpress('check', definitions, '--no-cache')).code).toBe(0);
  replace(join(definitions, version, 'form.yaml'), 'else: NONE', 'else: NIL');
  const checked = await runFormpress('check', definitions, '--no-cache');
  expect(checked.code).toBe(1);
  expect(checked.out + checked.error).toContain('published-version-changed');
  expect(await runFormpress('publish', release, place, ...recording)).toEqual({
    code: 1,
    out: '',
    error: `"${release}" differs from what "${definitions}" builds, so nothing can be recorded. Build it again.\n`,
  });
});

const unread = '- AL101 2026.1.0 was not read in any source: form.\n';

it('publishes for production only what is verified by a source and is the agency’s own', async () => {
  const place = await newPlace('production');
  const production = ['--channel', 'production'];
  const drawn = await built('drawn');
  expect(await runFormpress('publish', drawn, place, ...production)).toMatchObject({
    code: 1,
    error: `Nothing was published.\n- AL101 2026.1.0 has a drawn specimen as its blank.\n${unread}`,
  });
  const american = join(folder.path, 'invented');
  for (const name of ['shared', 'us'])
    cpSync(join(kitchenSink, name), join(american, name), { recursive: true });
  const invented = await build(american);
  const { error } = await runFormpress('publish', invented, place, ...production);
  expect(error).toContain('- NV901 2026.1.0 has statements in our words: sign.\n');
  expect(error).toContain(
    '- NV901 2026.1.0 was not read in any source: form, allowances, @perSink, @mostStone and @manySinks.\n',
  );
  expect((await runFormpress('publish', drawn, place)).code).toBe(0);
  const key = join(folder.path, 'key.pem');
  await runFormpress('keys', 'signing', key);
  const signed = [...production, '--key', key, '--definitions', previous];
  expect(await runFormpress('publish', drawn, place, ...signed)).toMatchObject({
    code: 1,
    error: `Nothing was published.\n- AL101 2026.1.0 has a drawn specimen as its blank.\n${unread}`,
  });
  const clean = join(folder.path, 'clean');
  cpSync(previous, clean, { recursive: true });
  copyFileSync(join(drawn, 'bundles/AL101/2026.1.0/blank.pdf'), join(clean, version, 'blank.pdf'));
  const about = join(clean, version, 'form.yaml');
  const written = readFileSync(about, 'utf8');
  const unprinted = written.replace(
    /from: Line 2 }/,
    'from: Line 2, printed: no, because: A test. }',
  );
  expect(unprinted).not.toBe(written);
  writeFileSync(about, `${unprinted}confidence: { otherSource: Text of the A-4 in a library }\n`);
  const release = await build(clean);
  expect(await runFormpress('publish', release, place, ...production)).toMatchObject({ code: 0 });
});

it('explains its usage', async () => {
  const publish = (...words: string[]) => runFormpress('publish', 'dist', ...words);
  const place = await newPlace('usage');
  expect(
    await Promise.all([
      publish('dist'),
      publish(place, '--accept', 'ALL', '--reason', 'x'),
      publish(place, '--channel', 'The World'),
      publish(place.replace(':stable', '')),
      publish(place, '--key', join(folder.path, 'none.pem')),
      publish(place, '--revision', 'two words'),
    ]),
  ).toEqual(
    [
      '"dist" is not a registry reference, such as oci://host/forms:stable.\n',
      '"ALL" cannot be accepted. Use --accept CLIENT,STORED_ANSWERS,PAYROLL.\n',
      'A channel is a name in lower-case letters, such as production.\n',
      `"${place.replace(':stable', '')}" has no tag. Add one, such as :stable.\n`,
      `The key file "${join(folder.path, 'none.pem')}" cannot be read.\n`,
      'A revision is one word, such as the name of a commit.\n',
    ].map((error) => ({ code: 2, out: '', error })),
  );
});
