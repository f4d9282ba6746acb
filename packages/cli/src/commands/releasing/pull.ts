import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { pullRelease } from '@formpress/registry';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { withProgress } from '../../foundation/progress.ts';
import { namedDigest } from '../../publishing/named-digest.ts';
import { namedRegistry } from '../../publishing/named-registry.ts';
import { printingProblems } from '../../publishing/publishing-problem.ts';
import {
  declareValidity,
  describeStatement,
  readVerification,
  verifiedStatement,
} from '../../publishing/validity-option.ts';
import { isForeign } from '../../releases/is-foreign.ts';
import { putInPlace } from '../../releases/put-in-place.ts';
import { restoreRelease } from '../../releases/restore-release.ts';

/** Downloads a published release into a folder, where it can be served, installed or compared. */
export const pull: Command = {
  usage: 'pull <place> <folder>',
  summary: 'fetch a release from a registry, by its tag or digest, into a folder',
  declare: (line) => declareValidity(line).addHelpText('after', help),
  run: (call) => printingProblems(call, () => run(call)),
};

const help = `
With --trust nothing is fetched unless one of these keys signed the release, for --channel if given,
and the signature has not expired. Without it only the digests are checked.`;

const notVerified =
  'Nothing was verified: anyone who may write to the registry may have published this. Name the ' +
  'public keys with --trust before it is served.\n';

async function run({ names: [place = '', folder = ''], options, io }: Call): Promise<ExitCode> {
  const verification = await readVerification(options);
  const { registry, reference } = await namedRegistry(place, io);
  await restoreRelease(folder);
  if (await isForeign(folder)) {
    io.error(
      `"${folder}" holds files that are not a release. Name another folder, or empty that one.\n`,
    );
    return exitCode.problem;
  }
  const digest = await namedDigest(registry, reference);
  const statement = verification && (await verifiedStatement(registry, digest, verification));
  const temporary = `${folder}.${randomUUID()}`;
  try {
    const pulled = await withProgress(`Fetching ${place}`, io, (say) =>
      pullRelease(registry, digest, temporary, (done, of) => say(`Fetched ${done} of ${of} parts`)),
    );
    await putInPlace(pulled, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  const signed = statement ? `, ${describeStatement(statement)}` : '';
  io.out(`${folder} holds the release ${digest}${signed}.\n`);
  if (!statement) io.error(notVerified);
  return exitCode.clean;
}
