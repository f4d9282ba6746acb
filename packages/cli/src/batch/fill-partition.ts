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

/** Runs work that writes, immediately or when it is this process's turn. */
type Write = <T>(work: () => T) => T | Promise<T>;

/** Completes the forms of a partition, block by block. Blocks that are done already are left as they are. */
export async function fillPartition(
  options: FillOptions,
  digest: string,
  report: (counts: BatchCounts) => void,
  write: Write = (work) => work(),
): Promise<BatchCounts> {
  const { input, out, partition } = options;
  const press = await open(options);
  if (out !== undefined) continueBatch(out, recordOf(options, digest, press.release));
  const counts: BatchCounts = { filled: 0, refused: 0, before: 0 };
  let lines: (Buffer | undefined)[] = [];
  let block = 0;
  const finish = async () => {
    const before = out === undefined ? undefined : finishedBlock(out, block);
    const prints = before ? [] : lines.map((request) => press.print(request));
    if (before) add(counts, { ...before, isOld: true });
    else if (out === undefined) add(counts, countsOf(prints));
    else add(counts, await write(() => writeBlock(out, block, prints)));
    lines = [];
    report(counts);
  };
  let line = 0;
  for await (const text of readLines(openInput(input))) {
    block = Math.floor(line / linesPerBlock);
    line += 1;
    if (!holds(partition, block)) continue;
    lines.push(text);
    if (lines.length === linesPerBlock) await finish();
  }
  if (lines.length > 0) await finish();
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

type Print = ReturnType<Press['print']>;

function writeBlock(out: string, block: number, prints: Print[]): Done {
  try {
    return writePrints(openBlock(out, block), block, prints);
  } catch (error) {
    // Another process with the same partition finished the block and removed what this one had written.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(blockFolder(out, block)))
      throw error;
    return { ...(finishedBlock(out, block) ?? { filled: 0, refused: 0 }), isOld: true };
  }
}

function writePrints(open: OpenBlock, block: number, prints: Print[]): BlockCounts {
  for (const [index, print] of prints.entries()) {
    const line = block * linesPerBlock + index + 1;
    if ('refusal' in print) open.addRefusal(line, print.refusal);
    else open.addPdf(line, print.pieces, print.reply);
  }
  return open.finish();
}

function countsOf(prints: Print[]): BlockCounts {
  const refused = prints.filter((print) => 'refusal' in print).length;
  return { filled: prints.length - refused, refused };
}
