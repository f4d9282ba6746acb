/** A missing translation hides no other finding in a form. */
import { openWorkspace } from '@formpress/compiler';
import { expect, it } from 'vitest';
import { readTexts } from '../../scripts/mutate/read-texts.ts';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

const folder = 'us/NV/NV901/2026.1.0';

it('finds unbound fields, wrong lines and changed amounts although translations are missing', async () => {
  const texts = await readTexts(kitchenSink);
  const workspace = openWorkspace(kitchenSink, { cache: testCache() });
  const change = (file: string, found: string, written: string) => {
    const text = texts.get(`${folder}/${file}`) ?? '';
    expect(text).toContain(found);
    workspace.put(`${folder}/${file}`, text.replace(found, written));
  };
  const codes = async () => {
    const { report } = await workspace.check();
    const found = report.diagnostics.filter(({ accepted }) => accepted === undefined);
    return [...new Set(found.map(({ code }) => code))].sort();
  };
  change('questions.yaml', 'Who is your plumber?', 'Who mends your pipes?');
  expect(await codes()).toEqual(['missing-translation']);
  change('pdf.yaml', "'{{allowances}}'", "'{{material}}'");
  expect(await codes()).toEqual(
    expect.arrayContaining(['missing-translation', 'answer-not-printed']),
  );
  change('pdf.yaml', "'{{allowances}}'", "'{{allowances}}'");
  change('form.yaml', 'perSink: { is: 100', 'perSink: { is: 90');
  expect(await codes()).toEqual(expect.arrayContaining(['missing-translation', 'changed-form']));
});
