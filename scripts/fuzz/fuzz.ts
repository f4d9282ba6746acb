import { parseArgs } from 'node:util';
import { casesFor, runFuzz } from './run-fuzz.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    from: { type: 'string', default: '0' },
    workers: { type: 'string', default: '2' },
  },
});
console.log(`Seed ${values.seed}: random definitions for ${values.minutes} minutes.`);
const orders = casesFor(Number(values.minutes), Number(values.seed), Number(values.from));
const { count, slowest, largest, wrong, kept } = await runFuzz(orders, Number(values.workers));
for (const each of wrong) console.log(`\n${each}`);
console.log(
  `\n${count} cases, ${wrong.length} of them wrong; the slowest took ${slowest.toFixed(1)} s, the largest ${largest.toFixed(0)} MB.`,
);
if (wrong.length > 0) console.log(`Kept in ${kept}; --seed ${values.seed} --from N tries again.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
