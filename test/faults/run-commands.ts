import { runFormpressWith } from '../foundation/run-formpress.ts';

// Runs commands one after another and prints their results, for settings that Node reads at startup.
type Call = { environment: Record<string, string>; words: string[] };
const calls = JSON.parse(process.argv[2] ?? '[]') as Call[];
const ends = [];
for (const { environment, words } of calls)
  ends.push(await runFormpressWith(environment, ...words));
process.stdout.write(JSON.stringify(ends));
