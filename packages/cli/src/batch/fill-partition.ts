import { existsSync } from 'node:fs';
import { openPress, type Press, ReleaseProblem, readLines, StartProblem } from '@formpress/service';
import type { BatchCounts } from './batch-counts.ts';
import { BatchProblem } from './batch-problem.ts';
import { type BatchRecord, continueBatch } from './batch-record.ts';
import {
  type BlockCounts,
  blockFolder,
  finishedBlock,
  linesPerBlock,
  type OpenBlock,
  openBlock,
} from './block-folder.ts';
import { openInput } from './input-digest.ts';
import { holds } from './partition.ts';
import type { FillOptions } from './read-fill-options.ts';

/** Completes the forms of a partition, block by block. Blocks that are done already are left as they are. */
export async function fillPartition(
  options: FillOptions,
  digest: string,
  report: (counts: BatchCounts) => void,
): Promise<BatchCounts> {
  const { input, out, partition } = options;
  const press = await open(options);
  if (out !== undefined) continueBatch(out, recordOf(options, digest, press.release));
  const counts: BatchCounts = { filled: 0, refused: 0, before: 0 };
  let lines: (Buffer | undefined)[] = [];
  let block = 0;
  const finish = () => {
    add(counts, out === undefined ? tryBlock(press, lines) : fillBlock(press, out, block, lines));
    lines = [];
    report(counts);
  };
  let line = 0;
  for await (const text of readLines(openInput(input))) {
    block = Math.floor(line / linesPerBlock);
    line += 1;
    if (!holds(partition, block)) continue;
    lines.push(text);
    if (lines.length === linesPerBlock) finish();
  }
  if (lines.length > 0) finish();
  return counts;
}

async function open({ release, press }: FillOptions): Promise<Press> {
  try {
    return await openPress(release, press);
  } catch (problem) {
    if (!(problem instanceof ReleaseProblem || problem instanceof StartProblem)) throw problem;
    throw new BatchProblem(problem.message);
  }
}

function recordOf({ press }: FillOptions, input: string, release: string): BatchRecord {
  const { language, timezone = 'UTC' } = press;
  return { format: 1, input, release, language, timezone, linesPerBlock };
}

type Done = BlockCounts & { isOld?: boolean };

function add(counts: BatchCounts, { filled, refused, isOld = false }: Done): void {
  counts.filled += filled;
  counts.refused += refused;
  if (isOld) counts.before += filled + refused;
}

function fillBlock(press: Press, out: string, block: number, lines: (Buffer | undefined)[]): Done {
  const before = finishedBlock(out, block);
  if (before) return { ...before, isOld: true };
  try {
    return writeBlock(press, openBlock(out, block), block, lines);
  } catch (error) {
    // Another process with the same partition finished the block and removed what this one had written.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(blockFolder(out, block)))
      throw error;
    return { ...(finishedBlock(out, block) ?? { filled: 0, refused: 0 }), isOld: true };
  }
}

function writeBlock(
  press: Press,
  open: OpenBlock,
  block: number,
  lines: (Buffer | undefined)[],
): BlockCounts {
  for (const [index, request] of lines.entries()) {
    const line = block * linesPerBlock + index + 1;
    const print = press.print(request);
    if ('refusal' in print) open.addRefusal(line, print.refusal);
    else open.addPdf(line, print.pieces, print.reply);
  }
  return open.finish();
}

function tryBlock(press: Press, lines: (Buffer | undefined)[]): BlockCounts {
  const counts = { filled: 0, refused: 0 };
  for (const request of lines) {
    if ('refusal' in press.print(request)) counts.refused += 1;
    else counts.filled += 1;
  }
  return counts;
}
