import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseMutations } from './choose-mutations.ts';
import { gatesOf } from './gates.ts';
import { judgeAll } from './judge-all.ts';
import { printMistake } from './print-mistake.ts';
import { readTexts } from './read-texts.ts';
import { type Judged, printTally } from './tally.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', multiple: true, default: ['1', '2'] },
    count: { type: 'string', default: '400' },
    workers: { type: 'string', default: '2' },
    kind: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const definitions = fileURLToPath(new URL('../../definitions', import.meta.url));
const legend = [
  '* must be noticed by checks alone, those that compare with a lock included;',
  '  where a case speaks first, it is put aside',
  '+ only a lock or a case can hold these: what is right is written nowhere else',
  'check: a rule; lock: a check that compares with what was last looked at;',
  'case: a worked example; golden: what came of every path when it was last looked at.',
  'In a hundred: noticed; of those that can be proved, noticed by a lock or a case alone;',
  'of those noticed, with at most three messages, and with one that leads to the edited line.',
].join('\n');

const texts = await readTexts(definitions);
const runs = values.seed.map((seed) => {
  const chosen = chooseMutations(texts, Number(seed), Number(values.count));
  return { seed, chosen: chosen.filter(({ kind }) => [undefined, kind].includes(values.kind)) };
});
const all = runs.flatMap(({ chosen }) => chosen);
const verdicts = await judgeAll(all, definitions, Number(values.workers));
for (const { seed, chosen } of runs) {
  const judged = chosen.flatMap((mutation): Judged[] => {
    const verdict = verdicts[all.indexOf(mutation)];
    return verdict ? [{ mutation, verdict }] : [];
  });
  console.log(`Seed ${seed}: ${judged.length} mistakes, each alone in the definitions.\n`);
  console.log(`${printTally(judged)}\n\n${legend}\n`);
  for (const each of judged)
    if (each.verdict.by === 'nobody' || values.verbose) console.log(`${describeVerdict(each)}\n`);
  const gates = gatesOf(judged);
  for (const { says, isMet } of gates) if (!isMet) console.log(`MISSED: ${says}`);
  for (const { says, isMet } of gates) if (isMet && !says.includes('"')) console.log(says);
  if (!gates.every(({ isMet }) => isMet)) process.exitCode = 1;
}

function describeVerdict({ mutation, verdict }: Judged): string {
  const outcome =
    verdict.by !== 'nobody'
      ? `${verdict.by}: ${verdict.isNamed ? 'led to' : 'NOT LED TO'}, ${verdict.messages.length} messages:\n  ${verdict.messages.join('\n  ')}`
      : verdict.isHarmless
        ? 'harmless: the release is the same, byte for byte'
        : 'NOT HARMLESS: the release is another';
  return `${mutation.kind}: ${outcome}\n${printMistake(mutation.mistake, texts)}`;
}
