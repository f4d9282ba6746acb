/** What an editor shows is what check says: the same findings, words and places, also of files that are half written. */
import { cpSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDefinitions, createReport } from '@formpress/compiler';
import { diagnosticsByFile } from '@formpress/language';
import { expect, it } from 'vitest';
import { chooseMutations } from '../../scripts/mutate/choose-mutations.ts';
import { withMistake } from '../../scripts/mutate/mutation.ts';
import { readTexts } from '../../scripts/mutate/read-texts.ts';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { testCache } from '../foundation/test-cache.ts';
import { kitchenSession } from './kitchen-session.ts';

const count = process.env.ALL === '1' ? 200 : 16;

it(`shows what check says of ${count} mistakes (seed ${seedOfTheDay})`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'formpress-same-'));
  cpSync(kitchenSink, folder, { recursive: true });
  const session = kitchenSession();
  const texts = await readTexts(kitchenSink);
  const chosen = chooseMutations(texts, seedOfTheDay, count);
  let shownInAll = 0;
  for (const [i, { mistake, published }] of chosen.entries()) {
    if ('deleted' in mistake || published) continue;
    const before = texts.get(mistake.file) ?? '';
    const wrong = withMistake(before, mistake.edits);
    const text = i % 3 === 0 ? wrong.slice(0, Math.floor(wrong.length * 0.7)) : wrong;
    session.put(mistake.file, text);
    writeFileSync(join(folder, mistake.file), text);
    const shown = await diagnosticsByFile(session);
    const report = createReport();
    await checkDefinitions(folder, report, testCache());
    expect(linesOfEditor(shown)).toEqual(linesOfCheck(report.diagnostics));
    shownInAll += shown.size;
    session.put(mistake.file);
    writeFileSync(join(folder, mistake.file), before);
  }
  expect(shownInAll).toBeGreaterThan(5);
  await rm(folder, { recursive: true });
}, 3_600_000);

function linesOfEditor(shown: Awaited<ReturnType<typeof diagnosticsByFile>>): string[] {
  return [...shown]
    .flatMap(([file, found]) => found.map(({ code, message }) => `${file} ${code} ${message}`))
    .sort();
}

function linesOfCheck(found: ReturnType<typeof createReport>['diagnostics']): string[] {
  return found
    .filter(({ accepted }) => accepted === undefined)
    .map(
      ({ at, code, message, help }) =>
        `${at.file} ${code} ${help ? `${message}\n\n${help}` : message}`,
    )
    .sort();
}
