// Reads every PDF of a folder in all the ways that we read one, and prints a line of JSON for each:
// the result, the time it took, and the peak memory of the process so far.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect, PdfProblem, plan, prepare } from '@formpress/pdf';

const readers = [
  (bytes: Uint8Array) => inspect(bytes, { text: true }),
  (bytes: Uint8Array) => prepare(bytes, { add: { x: { page: 1, box: [0, 0, 9, 9] } } }),
  (bytes: Uint8Array) => plan(bytes, { sign: {} }),
];

const [folder = ''] = process.argv.slice(2);
for (const file of readdirSync(folder)) {
  const bytes = new Uint8Array(readFileSync(join(folder, file)));
  const begin = performance.now();
  const outcomes = readers.map((read) => outcome(() => read(bytes)));
  const seconds = (performance.now() - begin) / 1000;
  const mebibytes = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(
    `${JSON.stringify({ name: file.slice(0, -4), outcomes, seconds, mebibytes })}\n`,
  );
}

function outcome(read: () => unknown): string {
  try {
    read();
    return 'is read';
  } catch (problem) {
    if (problem instanceof PdfProblem) return problem.message;
    return `OUR FAULT: ${problem instanceof Error ? problem.stack : String(problem)}`;
  }
}
