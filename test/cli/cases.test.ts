/** `formpress cases` shows what cases would expect now, and writes it only when told so. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withCopy } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';

const smallestForm = fileURLToPath(new URL('../smallest-form', import.meta.url));
const version = 'us/AL/AL101/2026.1.0';

const written = `# Worked out on the paper.
- about: Exempt.
  answers: { isExempt: true }
  expect: { path: [QS1], finish: sign, pdf: { exempt: on } }

- about: "Two dependents."
  answers: { isExempt: false, dependents: 2 }
  expect:
    path:
      - QS1 # the claim
      - QS2
    values: { allowance: '2000' }   # two times the amount
    taxParameters: { AL.isExempt: 'false', AL.allowance: 2000 }
    pdf:
      line 2: "2,000"
      exempt: off
- about: A hundred dependents.
  answers: { isExempt: false, dependents: 100 }
  expect: { rules: [] }
`;

it('shows what differs as a diff, writes nothing but when told so, and changes only what differs', async () => {
  await withCopy(smallestForm, async (folder) => {
    const path = join(folder, version, 'cases/both-paths.yaml');
    const form = join(folder, version, 'form.yaml');
    const definitions = ['--definitions', folder];
    const right = written.slice(0, written.indexOf('- about: A hundred'));
    await writeFile(path, right);
    expect(await runFormpress('cases', 'AL101@2026.1.0', ...definitions)).toEqual({
      code: 0,
      out: 'AL101 2026.1.0: no value differs.\n',
      error: '',
    });
    await writeFile(
      form,
      (await readFile(form, 'utf8')).replace('is: 1000, from', 'is: 1200, from'),
    );
    const now = right
      .replace("allowance: '2000'", "allowance: '2400'")
      .replace('AL.allowance: 2000', 'AL.allowance: 2400')
      .replace('"2,000"', '"2,400"');
    const changed = await runFormpress('cases', 'AL101', ...definitions);
    expect({ ...changed, out: changed.out.replaceAll(folder, 'definitions') }).toEqual({
      code: 1,
      error: '',
      out: `Index: definitions/${version}/cases/both-paths.yaml
===================================================================
--- definitions/${version}/cases/both-paths.yaml
+++ definitions/${version}/cases/both-paths.yaml
@@ -8,9 +8,9 @@
   expect:
     path:
       - QS1 # the claim
       - QS2
-    values: { allowance: '2000' }   # two times the amount
-    taxParameters: { AL.isExempt: 'false', AL.allowance: 2000 }
+    values: { allowance: '2400' }   # two times the amount
+    taxParameters: { AL.isExempt: 'false', AL.allowance: 2400 }
     pdf:
-      line 2: "2,000"
+      line 2: "2,400"
       exempt: off
AL101 2026.1.0: 3 values in 1 case would change. Work out each by hand or on the paper; then run it again with --write.
`,
    });
    await runFormpress('check', folder, '--fix', '--no-cache');
    expect(await readFile(path, 'utf8')).toBe(right);
    const told = await runFormpress('cases', 'AL101', '--write', ...definitions);
    expect([told.code, told.out.split('\n').at(-2)]).toEqual([
      0,
      'AL101 2026.1.0: 3 values in 1 case written.',
    ]);
    expect(await readFile(path, 'utf8')).toBe(now);
    expect((await runFormpress('cases', 'AL101', ...definitions)).code).toBe(0);
  });
}, 60_000);

it('leaves to a person what no value can mend, and says where it is', async () => {
  await withCopy(smallestForm, async (folder) => {
    await writeFile(join(folder, version, 'cases/both-paths.yaml'), written);
    const { code, out } = await runFormpress('cases', 'AL101', '--write', '--definitions', folder);
    expect([code, out.replaceAll(folder, 'definitions')]).toEqual([
      1,
      `definitions/${version}/cases/both-paths.yaml:18:43: "dependents" is refused: Enter a whole number from 0 to 99.
AL101 2026.1.0: no value differs. 1 thing must be mended by hand.
`,
    ]);
    expect(await readFile(join(folder, version, 'cases/both-paths.yaml'), 'utf8')).toBe(written);
  });
}, 60_000);

it('says when there is no such form or version', async () => {
  const at = ['--definitions', smallestForm];
  expect(await runFormpress('cases', 'AL102', ...at)).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no form "AL102". Did you mean "AL101"?\n'),
  });
  expect(await runFormpress('cases', 'AL101@2025.1.0', ...at)).toMatchObject({
    code: 1,
    error: expect.stringContaining('AL101 has no version 2025.1.0. It has 2026.1.0.\n'),
  });
});
