import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReport, lockDefinitions } from '@formpress/compiler';
import { afterAll, expect, it } from 'vitest';
import { versionsOfW4, writeCorpus } from '../../scripts/corpus/write-corpus.ts';

const folder = mkdtempSync(join(tmpdir(), 'formpress-corpus-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('has nothing wrong in the definitions that benches make out of ours', async () => {
  writeCorpus(folder, 1, { versions: versionsOfW4() + 2, w4s: 1, states: ['NY'] });
  const report = createReport();
  await lockDefinitions(folder, report);
  expect(report.diagnostics.filter(({ accepted }) => accepted === undefined)).toEqual([]);
});
