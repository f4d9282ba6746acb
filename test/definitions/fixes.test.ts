/**
 * Mistakes made by chance in our own definitions: each fix removes its finding. One that is safe, or that restores what
 * was written, brings no other. The rest bring only what a person must fill in, and what is written elsewhere against
 * the choice.
 */
import {
  applyFixes,
  type Diagnostic,
  type Fix,
  openWorkspace,
  type Sources,
  type Workspace,
} from '@formpress/compiler';
import { expect, it } from 'vitest';
import { chooseMutations } from '../../scripts/mutate/choose-mutations.ts';
import { type Mutation, withMistake } from '../../scripts/mutate/mutation.ts';
import { readTexts } from '../../scripts/mutate/read-texts.ts';
import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { testCache } from '../foundation/test-cache.ts';

const isWhole = process.env.ALL === '1';

/**
 * What says against a choice that a person has yet to make, or shows the mistake itself once nothing hides it: locks and
 * cases, what is left without a use, and the base, the flows and the rows of engines that do not know a guessed name.
 */
const contradictions = new RegExp(
  [
    '^(?:changed|failed|removed|unlocked|unreachable|unused|untested)-',
    '^(?:answer-not-printed|form-in-no-flow|unmapped-parameter)$',
    '^(?:base-does-not-fit|nothing-to-drop|missing-translation)$',
  ].join('|'),
);

/** A finding without its place, which a fix above it moves, and without how often it is found. */
const named = ({ code, at, message }: Diagnostic) =>
  `${at.file} ${code}: ${message.replace(/ It is the same in \d+ places that use it\.$/, '')}`;

async function found(workspace: Workspace) {
  const { report, sources } = await workspace.check();
  return { findings: report.diagnostics.filter(({ accepted }) => !accepted), sources };
}

/** One mistake, and what is wrong because of it. */
type Made = { workspace: Workspace; findings: readonly Diagnostic[]; sources: Sources };

/** What is wrong after one fix and was not before, and the finding itself if it is still there. */
async function leftBy(fix: Fix, finding: Diagnostic, { workspace, findings, sources }: Made) {
  const { texts } = applyFixes([{ ...finding, fixes: [fix] }], sources, () => true);
  if (texts.size === 0) return undefined;
  for (const [file, text] of texts) workspace.put(file, text);
  const known = new Set(findings.map(named));
  const after = (await found(workspace)).findings;
  for (const [file] of texts) workspace.put(file);
  const left = after.filter((each) => !known.has(named(each)) || named(each) === named(finding));
  return { texts, left: left.filter(({ code }) => code !== 'todo') };
}

/** How many mistakes are made at most, and after how many fixes it is enough. */
const corpora = [
  { of: 'every feature', folder: kitchenSink, mistakes: isWhole ? 600 : 80, enough: 14 },
  { of: 'our own forms', folder: definitions, mistakes: isWhole ? 400 : 30, enough: 2 },
];

it.each(corpora)(
  `removes each finding that has a fix, and brings no other: $of (seed ${seedOfTheDay})`,
  async ({ of, folder, mistakes, enough }) => {
    const workspace = openWorkspace(folder, { cache: testCache() });
    const texts = await readTexts(folder);
    const tally = { tried: 0, first: 0, restored: 0 };
    const failed: string[] = [];
    const tryFixes = async ({ kind, mistake, published }: Mutation) => {
      if ('deleted' in mistake || published) return;
      const before = texts.get(mistake.file) ?? '';
      const wrong = withMistake(before, mistake.edits);
      workspace.put(mistake.file, wrong);
      const made = { workspace, ...(await found(workspace)) };
      const all = made.findings.flatMap((finding) =>
        (finding.fixes ?? []).map((fix, order) => ({ finding, fix, order })),
      );
      for (const { finding, fix, order } of all) {
        const fixed = await leftBy(fix, finding, made);
        workspace.put(mistake.file, wrong);
        if (!fixed) continue;
        tally.tried += 1;
        if (order === 0) tally.first += 1;
        const isRestored = fixed.texts.get(mistake.file) === before;
        if (order === 0 && isRestored) tally.restored += 1;
        const isChoice = !isRestored && fix.isSafe !== true;
        const isMeant = ({ code }: Diagnostic) => isChoice && contradictions.test(code);
        for (const each of fixed.left.filter((one) => !isMeant(one)))
          failed.push(`${kind}: ${named(finding)}\n  ${order + 1}. ${fix.title}\n  ${named(each)}`);
      }
      workspace.put(mistake.file);
    };
    for (const mutation of chooseMutations(texts, seedOfTheDay, mistakes))
      if (isWhole || tally.tried < enough) await tryFixes(mutation);
    console.log(
      `Fixes of ${of}: ${tally.tried} tried; ${tally.restored} of ${tally.first} first ones restored what had been written.`,
    );
    expect(failed).toEqual([]);
    expect(tally.tried).toBeGreaterThan(0);
  },
  3_600_000,
);
