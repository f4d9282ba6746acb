import { renewRelease } from '@formpress/registry';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { namedDigest } from '../../publishing/named-digest.ts';
import { namedRegistry } from '../../publishing/named-registry.ts';
import { printingProblems, UsageProblem } from '../../publishing/publishing-problem.ts';
import { declareSigner, readSigner } from '../../publishing/signer-option.ts';
import { describeStatement, readChannel } from '../../publishing/validity-option.ts';

/** Signs a published release for longer, without building or sending it again. */
export const renew: Command = {
  usage: 'renew <place>',
  summary: 'sign a published release for longer, without a new build: oci://host/forms:stable',
  declare: (line) =>
    declareSigner(line)
      .option(
        '--channel <name>',
        'the channel to renew it for; the one it was last signed for by default',
      )
      .addHelpText('after', help),
  run: (call) => printingProblems(call, () => run(call)),
};

const help = `
The last statement is signed again, with the next number and a new expiry. The release, its
channel and its tag stay as they are. Renew only a release that may still be served: that is what
the expiry is for.

Exits with 0 when it is signed, 1 when not, 2 on wrong arguments.`;

async function run(call: Call): Promise<ExitCode> {
  const { names, options, io } = call;
  const [place = ''] = names;
  const { registry, reference } = await namedRegistry(place, io);
  const channel = readChannel(options);
  const signer = await readSigner(call);
  if (!signer) throw new UsageProblem('Name the key to sign with: --key release-key.pem.');
  const digest = await namedDigest(registry, reference);
  const { tag } = reference;
  const statement = await renewRelease(registry, { digest, channel, tag }, signer);
  io.out(`${place} is renewed: ${digest}, ${describeStatement(statement)}.\n`);
  return exitCode.clean;
}
