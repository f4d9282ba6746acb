import {
  AuditProblem,
  type ExpectedEnd,
  type VerifiedChain,
  verifyAudit,
} from '@formpress/service';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';

/** Verifies the audit files of services. */
export const audit: Command = {
  usage: 'audit <action> <files...>',
  summary:
    'verify <files…>: find removed, changed and moved lines in audit files, and truncated files',
  declare: (line) =>
    line
      .option(
        '--head <hash>',
        'the hash of a line that must be there, for example from the metrics',
      )
      .option('--count <number>', 'with --head: the number of that line')
      .addHelpText('after', help),
  async run(call) {
    try {
      return await verify(call);
    } catch (problem) {
      if (!(problem instanceof AuditProblem)) throw problem;
      call.io.error(`${problem.message}\n`);
      return exitCode.problem;
    }
  },
};

const help = `
Give all files of a chain together, including rotated ones, in any order.
Without --head, FILE.head next to the last file says how far the chain must go.
Exits with 0 when everything is there, 1 when not, 2 on wrong arguments.`;

async function verify({ names: [action, ...files], options, io }: Call): Promise<ExitCode> {
  const given = readHead(options);
  const wrong = action === 'verify' ? given.problem : `There is no action "${action}". Use verify.`;
  if (wrong) {
    io.error(`${wrong}\n`);
    return exitCode.usage;
  }
  const chains = await verifyAudit(files, given.expected);
  for (const { findings } of chains) for (const finding of findings) io.error(`${finding}\n`);
  for (const chain of chains) if (chain.findings.length === 0) io.out(`${describeChain(chain)}\n`);
  return chains.every(({ findings }) => findings.length === 0) ? exitCode.clean : exitCode.problem;
}

function readHead({ head, count }: Call['options']): { expected?: ExpectedEnd; problem?: string } {
  if (head === undefined && count === undefined) return {};
  if (!/^[0-9a-f]{64}$/.test(String(head)))
    return { problem: 'Give --head as the 64 hexadecimal digits of a hash.' };
  const expected = { head: String(head), source: '--head' };
  if (count === undefined) return { expected };
  if (!/^[1-9][0-9]{0,14}$/.test(String(count)))
    return { problem: `"${count}" is not the number of a line.` };
  return { expected: { ...expected, count: Number(count) } };
}

function describeChain({ chain, files, first, last, head }: VerifiedChain): string {
  const where = files.length === 1 ? files[0] : `${files.length} files`;
  const before = first === 1 ? '' : ` Lines before ${first} are not in them.`;
  return `Chain ${chain}: lines ${first} to ${last} in ${where} are complete, and the last hash is ${head}.${before}`;
}
