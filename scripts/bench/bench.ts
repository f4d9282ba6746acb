import { benches } from './benches.ts';
import type { Gate } from './define-bench.ts';
import { printGates, printTable } from './markdown.ts';

const options = process.argv.slice(2);
const names = options.filter((option) => !option.startsWith('-'));
const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  const known = benches.map((bench) => bench.name).join(', ');
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(1);
}

// The other libraries print warnings about agency files.
console.warn = () => {};

const chosen = benches.filter((bench) => names.length === 0 || names.includes(bench.name));
const gates: Gate[] = [];
console.log(
  `Node ${process.version}, ${process.arch}. Processor time; ratios are medians over rounds.\n`,
);
for (const bench of chosen) {
  console.log(`## ${bench.name}\n\n${bench.about}\n`);
  const result = await bench.run();
  if ('skipped' in result) {
    console.log(`Skipped: ${result.skipped}.\n`);
    continue;
  }
  for (const table of result.tables) console.log(`${printTable(table)}\n`);
  if (result.note) console.log(`${result.note}\n`);
  gates.push(...result.gates);
}
if (gates.length > 0) console.log(`## gates\n\n${printGates(gates)}`);
const isMissed = gates.some((gate) => !gate.isMet);
process.exitCode = isMissed && options.includes('--gate') ? 1 : 0;
