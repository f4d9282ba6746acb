import type { BatchCounts } from '../../batch/batch-counts.ts';
import { BatchProblem } from '../../batch/batch-problem.ts';
import { removeLeftovers } from '../../batch/block-folder.ts';
import {
  fillInProcesses,
  type ParentProcess,
  parentProcess,
} from '../../batch/fill-in-processes.ts';
import { digestOfFile } from '../../batch/input-digest.ts';
import { type FillOptions, readFillOptions } from '../../batch/read-fill-options.ts';
import type { Call, Command } from '../../foundation/command.ts';
import { count } from '../../foundation/count.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { withProgress } from '../../foundation/progress.ts';

/** Completes the forms of many people without a server. */
export const fill: Command = {
  usage: 'fill <requests>',
  summary: 'complete many forms without a server: one request of fillPdf in each line of a file',
  declare: (line) =>
    line
      .option('--release <folder>', 'the release with the forms')
      .option('--out <folder>', 'the folder for the PDFs and results')
      .option('--dry-run', 'write nothing, only say how many lines would be refused')
      .option('--jobs <number>', 'how many processes to use, by default one for each core')
      .option('--partition <index/count>', 'do one share of the lines, such as 0/8')
      .option('--timezone <name>', 'the time zone in which forms are signed')
      .option('--language <code>', 'the language of messages: en, es or fr')
      .option(
        '--key <file>',
        'sign the PDFs with this private key, made by "formpress keys signing"',
      )
      .option('--digest <sha256>', 'the digest of the file with the requests, if it is known')
      .addHelpText('after', help),
  async run(call) {
    const starter = parentProcess(call.io.environment);
    try {
      const options = readFillOptions(call);
      return await (starter ? runShare(starter, options) : run(call, options));
    } catch (problem) {
      if (!(problem instanceof BatchProblem)) throw problem;
      if (starter) starter.fail(problem.message);
      else call.io.error(`${problem.message}\n`);
      return exitCode.problem;
    } finally {
      starter?.leave();
    }
  },
};

const help = `
Line 7 becomes OUT/lines-000000001/000000007.pdf, and a line in results.ndjson next to it with the
tax parameters, or with the refusal. Run the same command again to go on after an interruption:
finished folders are left as they are. Several machines can share OUT, each with its --partition.
Exits with 0 when every line has a result, also if some were refused.`;

async function run({ io }: Call, options: FillOptions): Promise<ExitCode> {
  const { input, out } = options;
  const isWritten = out !== undefined;
  const digest = options.digest ?? (isWritten ? await digestOfFile(input) : '');
  const counts = await withProgress('Completing forms', io, (say) =>
    fillAll(options, digest, (so) => say(describe(so))),
  );
  if (isWritten) removeLeftovers(out);
  io.out(`${describe(counts)}.\n`);
  return exitCode.clean;
}

async function fillAll(
  options: FillOptions,
  digest: string,
  report: (counts: BatchCounts) => void,
): Promise<BatchCounts> {
  if (options.jobs > 1) return fillInProcesses(options, digest, report);
  return (await loadPress()).fillPartition(options, digest, report);
}

/** Loads the code that completes forms. That takes longer than the rest of the start, so only processes that need it do it. */
function loadPress() {
  return import('../../batch/fill-partition.ts');
}

/** Completes a share of the batch for the process that started this one. */
async function runShare(starter: ParentProcess, options: FillOptions): Promise<ExitCode> {
  const { fillPartition } = await loadPress();
  await fillPartition(options, options.digest ?? '', starter.report, starter.write);
  return exitCode.clean;
}

function describe({ filled, refused, before }: BatchCounts): string {
  const number = (each: number) => each.toLocaleString('en-US');
  const old = before > 0 ? `, ${number(before)} of them in an earlier run` : '';
  return `${count(filled + refused, 'line')}: ${count(filled, 'PDF')}, ${number(refused)} refused${old}`;
}
