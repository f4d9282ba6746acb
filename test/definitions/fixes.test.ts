/**
 * Mistakes made by chance in our own definitions: a fix removes its finding and brings no other, except that a
 * person must fill in what only a person knows.
 */
import { applyFixes, type Diagnostic, openWorkspace } from '@formpress/compiler';
import { expect, it } from 'vitest';
import { chooseMutations } from '../../scripts/mutate/choose-mutations.ts';
import { withMistake } from '../../scripts/mutate/mutation.ts';
import { readTexts } from '../../scripts/mutate/read-texts.ts';
import { definitions } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { testCache } from '../foundation/test-cache.ts';

const isWhole = process.env.ALL === '1';
const count = isWhole ? 400 : 40;

/** How many fixes are tried unless all are. */
const enough = 6;
const workspace = openWorkspace(definitions, { cache: testCache() });

/** A finding without its place, which a fix above it moves. */
const named = ({ code, at, message }: Diagnostic) => `${at.file} ${code}: ${message}`;

async function found() {
  const { report, sources } = await workspace.check();
  return { findings: report.diagnostics.filter(({ accepted }) => !accepted), sources };
}

it(`removes each finding that has a fix, and brings no other (seed ${seedOfTheDay})`, async () => {
  const texts = await readTexts(definitions);
  const chosen = chooseMutations(texts, seedOfTheDay, count);
  let [tried, restored] = [0, 0];
  const failed: string[] = [];
  for (const { mistake, published } of chosen) {
    if (!isWhole && tried >= enough) break;
    if ('deleted' in mistake || published) continue;
    const before = texts.get(mistake.file) ?? '';
    workspace.put(mistake.file, withMistake(before, mistake.edits));
    const { findings, sources } = await found();
    for (const finding of findings) {
      const fixed = applyFixes([finding], sources, () => true);
      if (fixed.applied.length === 0) continue;
      tried += 1;
      for (const [file, text] of fixed.texts) workspace.put(file, text);
      const known = new Set(findings.map(named));
      const left = (await found()).findings.filter(({ code }) => code !== 'todo');
      const after = left.map(named);
      if (after.includes(named(finding)) || after.some((each) => !known.has(each)))
        failed.push([named(finding), '->', ...after].join('\n  '));
      if (fixed.texts.get(mistake.file) === before) restored += 1;
      for (const [file] of fixed.texts) workspace.put(file);
      workspace.put(mistake.file, withMistake(before, mistake.edits));
    }
    workspace.put(mistake.file);
  }
  console.log(`${tried} fixes tried, ${restored} restored what had been written.`);
  expect(failed).toEqual([]);
  expect(tried).toBeGreaterThan(0);
}, 1_200_000);
