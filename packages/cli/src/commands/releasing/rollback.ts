import { isReference, rollBackRelease } from '@formpress/registry';
import { ReleaseProblem, rollBack } from '@formpress/service';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { namedRegistry } from '../../publishing/named-registry.ts';
import { printingProblems, UsageProblem } from '../../publishing/publishing-problem.ts';
import { declareSigner, readSigner } from '../../publishing/signer-option.ts';
import { describeStatement } from '../../publishing/validity-option.ts';

/** Goes back to the previous release, in a folder or in a registry. */
export const rollback: Command = {
  usage: 'rollback [root] [digest]',
  summary: 'go back to the previous release (the root can also come from RELEASE)',
  declare: (line) =>
    declareSigner(line).addHelpText(
      'after',
      `
The root is a release root, or a tag in a registry:
  formpress rollback /srv/formpress
  formpress rollback oci://host/forms:stable --key release-key.pem
In a registry the previous release, or the one with the digest, is signed again with the next number:
services accept no lower number than they have seen, so moving a tag back is not enough.`,
    ),
  run: (call) => {
    const root = call.names[0] ?? call.io.environment.RELEASE ?? '.';
    return isReference(root)
      ? printingProblems(call, () => rollBackTag(call, root))
      : rollBackFolder(call, root);
  },
};

async function rollBackFolder({ io }: Call, root: string): Promise<ExitCode> {
  try {
    const name = await rollBack(root);
    if (name === undefined) io.error(`${root} has no earlier release to go back to.\n`);
    else io.out(`${name} is the current release of ${root} again.\n`);
    return name === undefined ? exitCode.problem : exitCode.clean;
  } catch (problem) {
    if (!(problem instanceof ReleaseProblem)) throw problem;
    io.error(`${problem.message}\n`);
    return exitCode.problem;
  }
}

async function rollBackTag(call: Call, place: string): Promise<ExitCode> {
  const [, named] = call.names;
  const { registry, reference } = await namedRegistry(place, call.io);
  const signer = await readSigner(call);
  if (reference.tag === undefined)
    throw new UsageProblem(`"${place}" has no tag. Add one, such as :stable.`);
  if (named !== undefined && !/^sha256:[0-9a-f]{64}$/.test(named))
    throw new UsageProblem(`"${named}" is not a digest. "formpress releases" lists them.`);
  if (!signer) throw new UsageProblem('Name the key to sign with: --key release-key.pem.');
  const statement = await rollBackRelease(registry, reference.tag, signer, named);
  call.io.out(`${place} points to ${statement.digest} again, ${describeStatement(statement)}.\n`);
  return exitCode.clean;
}
