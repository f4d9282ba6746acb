/**
 * Random mistakes in our own definitions: each fix removes its finding. A fix that is safe, or that restores what was
 * written, brings no other finding. Other fixes are for a person to choose, and bring only what `unavoidable` lists.
 */
import {
  applyFixes,
  type Diagnostic,
  type Fix,
  isSettledByLock,
  openWorkspace,
  type Sources,
  type Workspace,
} from '@formpress/compiler';
import { expect, it } from 'vitest';
import { chooseMutations } from '../../scripts/mutate/choose-mutations.ts';
import { type Mutation, type Texts, withMistake } from '../../scripts/mutate/mutation.ts';
import { readTexts } from '../../scripts/mutate/read-texts.ts';
import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { testCache } from '../foundation/test-cache.ts';
import { placeOfMistake } from './place-of-mistake.ts';

const isWhole = process.env.ALL === '1';

/** The finding that was mended, and what else is known about the mistake. */
type Around = {
  kind: string;
  mended: Diagnostic;
  fix: Fix;
  isOfMistake: (finding: Diagnostic) => boolean;
  /** Whether a finding is about the translation of words that the mistake removed. */
  isOfRemoved: (finding: Diagnostic) => boolean;
};

/** The findings that a choice may bring, and why no fix can prevent them. The printed table counts them by code. */
const unavoidable: [why: string, is: (finding: Diagnostic, around: Around) => boolean][] = [
  ['the outcome is not the locked one, and no fix renews a lock', isSettledByLock],
  [
    'an expected value differs, and no fix changes one',
    ({ code }) => /^failed-(?:place-)?case$/.test(code),
  ],
  ['the mistake itself, which the finding hid', (finding, { isOfMistake }) => isOfMistake(finding)],
  [
    'the pair of the words before has no text, and a person says whether its translation still holds',
    ({ code }, { mended }) =>
      code === 'unused-translation' && mended.code === 'missing-translation',
  ],
  [
    'the words that the mistake removed still have a translation, which errors hid',
    (finding, { isOfRemoved }) => finding.code === 'unused-translation' && isOfRemoved(finding),
  ],
  [
    'the questions were exchanged and not the boxes, which the words cannot tell',
    (_, { kind, mended }) =>
      kind === 'exchange two questions' && mended.code === 'exchanged-bindings',
  ],
  [
    'the words cannot tell whether what is said about overflow was exchanged with the texts',
    ({ code }, { mended }) =>
      mended.code === 'exchanged-bindings' && /^(?:answer-too-wide|redundant-overflow)$/.test(code),
  ],
  [
    'an answer was printed only in the box that is to stay empty, and a person says whether it may',
    ({ code }, { mended, fix }) =>
      code === 'answer-not-printed' && mended.code === 'unbound-field' && /^List/.test(fix.title),
  ],
  [
    'the same name is missed in a case, which is not read while its flow has a mistake',
    ({ lacks, at }, { mended }) =>
      lacks !== undefined && lacks === mended.lacks && at.file.includes('/cases/'),
  ],
];

/** A finding without its place, which a fix above it moves, and without how often it is found. */
const named = ({ code, at, message }: Diagnostic) =>
  `${at.file} ${code}: ${message.replace(/ It is the same in \d+ places that use it\.$/, '')}`;

async function found(workspace: Workspace) {
  const { report, sources } = await workspace.check();
  return { findings: report.diagnostics.filter(({ accepted }) => !accepted), sources };
}

/** The definitions with one mistake, and their findings. */
type Made = { workspace: Workspace; findings: readonly Diagnostic[]; sources: Sources };

/** The new findings after one fix, and the finding itself if it is still there. */
async function leftBy(fix: Fix, finding: Diagnostic, { workspace, findings, sources }: Made) {
  const { texts } = applyFixes([{ ...finding, fixes: [fix] }], sources, () => true);
  if (texts.size === 0) return undefined;
  for (const [file, text] of texts) workspace.put(file, text);
  const known = new Set(findings.map(named));
  const after = (await found(workspace)).findings;
  for (const [file] of texts) workspace.put(file);
  const times = (all: readonly Diagnostic[]) =>
    all.filter((each) => named(each) === named(finding)).length;
  const isStill = times(after) >= times(findings);
  const left = after.filter((each) =>
    named(each) === named(finding) ? isStill : !known.has(named(each)),
  );
  return { texts, left: left.filter(({ code }) => code !== 'todo') };
}

/** The definitions to try: how many mistakes are made at most, and how many fixes are enough. */
const corpora = [
  { of: 'every feature', folder: kitchenSink, mistakes: isWhole ? 600 : 80, enough: 14 },
  { of: 'our own forms', folder: definitions, mistakes: isWhole ? 400 : 30, enough: 2 },
];

/** What was tried, and what it brought. */
type Tally = {
  tried: number;
  first: number;
  restored: number;
  /** How many fixes brought each code, by the reason why that could not be prevented. */
  brought: Map<string, number>;
  failed: string[];
};

/** Makes a mistake, and tries each fix of the findings by itself. */
async function tryFixes(mutation: Mutation, texts: Texts, workspace: Workspace, tally: Tally) {
  const { kind, mistake, published } = mutation;
  if ('deleted' in mistake || published) return;
  const before = texts.get(mistake.file) ?? '';
  const removed = mistake.edits.map(({ start, end }) => before.slice(start, end)).join('\n');
  const wrong = withMistake(before, mistake.edits);
  const isAtMistake = placeOfMistake(mistake.file, before, mistake.edits);
  workspace.put(mistake.file, wrong);
  const made = { workspace, ...(await found(workspace)) };
  const all = made.findings.flatMap((finding) =>
    (finding.fixes ?? []).map((fix, order) => ({ finding, fix, order })),
  );
  for (const { finding, fix, order } of all) {
    const fixed = await leftBy(fix, finding, made);
    workspace.put(mistake.file, wrong);
    if (!fixed) continue;
    const text = fixed.texts.get(mistake.file) ?? wrong;
    tally.tried += 1;
    if (order === 0) tally.first += 1;
    if (order === 0 && text === before) tally.restored += 1;
    const isChoice = text !== before && fix.isSafe !== true;
    const around: Around = {
      kind,
      mended: finding,
      fix,
      isOfMistake: (each) => isAtMistake(each, text),
      isOfRemoved: ({ at }) => removed.includes(englishAt(at.start, texts.get(at.file) ?? '')),
    };
    const reasons = fixed.left.map((each) => {
      const isLeft = named(each) === named(finding);
      const why = isChoice && !isLeft && unavoidable.find(([, is]) => is(each, around))?.[0];
      if (!why)
        tally.failed.push(
          `${kind}: ${named(finding)}\n  ${order + 1}. ${fix.title}\n  ${named(each)}`,
        );
      return why && `${why}: ${each.code}`;
    });
    for (const reason of new Set(reasons))
      if (reason) tally.brought.set(reason, (tally.brought.get(reason) ?? 0) + 1);
  }
  workspace.put(mistake.file);
}

/** The English of the pair of translations at a place. */
function englishAt(start: number, text: string): string {
  const pair = text.slice(text.lastIndexOf('\n', start) + 1);
  const [, english = ''] = /^- en: ['"]?(.*?)['"]?$/m.exec(pair) ?? [];
  if (english === '') throw new Error(`There is no pair at ${pair.slice(0, 40)}.`);
  return english;
}

it.each(corpora)(
  `removes each finding that has a fix, and brings no other: $of (seed ${seedOfTheDay})`,
  async ({ of, folder, mistakes, enough }) => {
    const workspace = openWorkspace(folder, { cache: testCache() });
    const texts = await readTexts(folder);
    const tally: Tally = { tried: 0, first: 0, restored: 0, brought: new Map(), failed: [] };
    for (const mutation of chooseMutations(texts, seedOfTheDay, mistakes))
      if (isWhole || tally.tried < enough) await tryFixes(mutation, texts, workspace, tally);
    const { tried, first, restored, brought, failed } = tally;
    const table = [...brought].sort().map(([reason, times]) => `\n  ${times}  ${reason}`);
    console.log(
      `Fixes of ${of}: ${tried} tried; ${restored} of ${first} first ones restored what had been written.` +
        `\nChoices among them brought:${table.join('') || ' nothing'}`,
    );
    expect(failed).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  },
  3_600_000,
);
