import { runFormpressWith } from '../foundation/run-formpress.ts';

// Runs commands one after another and prints how they ended: for what Node reads when it starts.
type Call = { environment: Record<string, string>; words: string[] };
const calls = JSON.parse(process.argv[2] ?? '[]') as Call[];
const ends = [];
for (const { environment, words } of calls)
  ends.push(await runFormpressWith(environment, ...words));
process.stdout.write(JSON.stringify(ends));
