/** Mistakes whose fixes once brought other findings, planted one at a time: the fixes, and the findings that each leaves. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { applyFixes, openWorkspace, type Workspace } from '@formpress/compiler';
import { expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

const put = (was: string, is: string) => (text: string) => {
  expect(text).toContain(was);
  return text.replace(was, is);
};

type Planted = {
  mistake: string;
  file: string;
  change: (text: string) => string;
  code: string;
  /** For each finding of this code, what is wrong after each of its fixes. */
  fixes: Record<string, string[]>[];
};

const planted: Planted[] = [
  {
    mistake: 'a field renamed in a drawn blank that two cases name',
    file: 'us/WY/WY905/2026.1.0/blank.yaml',
    change: put('field: reason,', 'field: reson,'),
    code: 'unknown-field',
    fixes: [
      { 'Write "reson"': ['boxes.yaml unknown-field'] },
      { 'Write "reson"': ['pdf.yaml unknown-field'] },
    ],
  },
  {
    mistake: 'the words of two questions exchanged, whose lines agree with their boxes',
    file: 'us/WY/WY902/2026.1.0/questions.yaml',
    change: (text) =>
      put('ask: Ticks', 'ask: Allowances')(put('ask: Allowance', 'ask: Ticks')(text)),
    code: 'exchanged-bindings',
    fixes: [{}],
  },
];

/** Each finding, by the name of its file and its code. */
async function left(workspace: Workspace): Promise<string[]> {
  const { report } = await workspace.check();
  const open = report.diagnostics.filter(({ accepted }) => accepted === undefined);
  return open.map(({ at, code }) => `${basename(at.file)} ${code}`);
}

it.each(planted)(
  'offers fixes that bring no other finding: $mistake',
  async ({ file, change, code, fixes }) => {
    const workspace = openWorkspace(kitchenSink, { cache: testCache() });
    const wrong = change(await readFile(join(kitchenSink, file), 'utf8'));
    workspace.put(file, wrong);
    const { report, sources } = await workspace.check();
    const found: Record<string, string[]>[] = [];
    for (const finding of report.diagnostics.filter((each) => each.code === code)) {
      const after: Record<string, string[]> = {};
      for (const fix of finding.fixes ?? []) {
        const { texts } = applyFixes([{ ...finding, fixes: [fix] }], sources, () => true);
        for (const [path, text] of texts) workspace.put(path, text);
        after[fix.title] = await left(workspace);
        for (const path of texts.keys()) workspace.put(path);
        workspace.put(file, wrong);
      }
      found.push(after);
    }
    expect(found).toEqual(fixes);
  },
  600_000,
);
