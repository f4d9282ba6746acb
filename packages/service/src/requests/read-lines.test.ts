import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

async function linesIn(chunks: Buffer[], maxBytes: number): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = [];
  async function* stream() {
    yield* chunks;
  }
  for await (const line of readLines(stream(), maxBytes)) lines.push(line?.toString());
  return lines;
}

const text = fc.array(fc.constantFrom('\n', 'a', 'bc', 'é', '{}'), { maxLength: 40 });

it('finds the same lines wherever the stream is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.array(fc.nat(80)),
      fc.integer({ min: 1, max: 6 }),
      async (words, cuts, most) => {
        const bytes = Buffer.from(words.join(''));
        const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length];
        places.sort((a, b) => a - b);
        const chunks = places.slice(1).map((end, i) => bytes.subarray(places[i], end));
        const wanted = words.join('').split('\n');
        // A newline at the end does not begin another line.
        if (wanted.at(-1) === '') wanted.pop();
        expect(await linesIn(chunks, most)).toEqual(
          wanted.map((line) => (Buffer.byteLength(line) > most ? undefined : line)),
        );
      },
    ),
  );
});
