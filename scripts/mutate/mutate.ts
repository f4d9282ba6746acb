import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseMutations } from './choose-mutations.ts';
import { judgeAll } from './judge-all.ts';
import type { Texts } from './mutation.ts';
import { printMistake } from './print-mistake.ts';
import { type Judged, printTally, sharesOf } from './tally.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '400' },
    workers: { type: 'string', default: '2' },
    kind: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const definitions = fileURLToPath(new URL('../../definitions', import.meta.url));
const leastNoticed = 98;
const leastFew = 95;
const leastNamed = 90;
const legend = [
  '* must be noticed by checks alone, those that compare with a lock included;',
  '  where a case speaks first, it is put aside',
  'check: a rule; lock: a check that compares the form or its blank with what was last looked at;',
  'case: a worked example; golden: what came of every path when it was last looked at.',
].join('\n');

const texts = await readTexts(definitions);
const chosen = chooseMutations(texts, Number(values.seed), Number(values.count)).filter(
  ({ kind }) => values.kind === undefined || kind === values.kind,
);
console.log(`Seed ${values.seed}: ${chosen.length} mistakes, each alone in the definitions.\n`);
const verdicts = await judgeAll(chosen, definitions, Number(values.workers));
const judged = chosen.flatMap((mutation, index): Judged[] => {
  const verdict = verdicts[index];
  return verdict ? [{ mutation, verdict }] : [];
});
console.log(`${printTally(judged)}\n\n${legend}\n`);
for (const { mutation, verdict } of judged) {
  if (verdict.by !== 'nobody' && !values.verbose) continue;
  const said =
    verdict.by !== 'nobody'
      ? `${verdict.by}: ${verdict.code}: ${verdict.message}`
      : verdict.isHarmless
        ? 'harmless: the release is the same, byte for byte'
        : 'NOT HARMLESS: the release is another';
  console.log(`${mutation.kind}: ${said}\n${printMistake(mutation.mistake, texts)}\n`);
}
process.exitCode = verdictOf(judged) ? 0 : 1;

/** Enough is noticed, in few messages at the right line, checks notice all that they must, and the rest is harmless. */
function verdictOf(all: readonly Judged[]): boolean {
  const noticed = all.filter(({ verdict }) => verdict.by !== 'nobody').length;
  const share = (100 * noticed) / all.length;
  const harmful = all.filter(({ verdict }) => verdict.by === 'nobody' && !verdict.isHarmless);
  const missed = all.filter(
    ({ mutation, verdict }) =>
      mutation.byChecksAlone && verdict.by !== 'check' && verdict.by !== 'lock',
  );
  console.log(
    `${noticed} of ${all.length} noticed: ${share.toFixed(1)} %, wanted ${leastNoticed} %.`,
  );
  console.log(`${missed.length} that checks alone should have noticed and did not.`);
  console.log(`${harmful.length} that nobody noticed and that change the release.`);
  const { few, named } = sharesOf(all);
  console.log(`${few} % bring at most three messages, wanted ${leastFew} %.`);
  console.log(`${named} % are led to at the edited line, wanted ${leastNamed} %.`);
  const areClear = few >= leastFew && named >= leastNamed;
  return share >= leastNoticed && missed.length === 0 && harmful.length === 0 && areClear;
}

async function readTexts(folder: string): Promise<Texts> {
  const files = (await readdir(folder, { recursive: true })).sort();
  const yaml = files.filter((file) => file.endsWith('.yaml'));
  const entries = yaml.map(
    async (file) => [file, await readFile(join(folder, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(entries));
}
