import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  composeRelease,
  type FoundManifest,
  fetchReleaseFile,
  type Registry,
  readBuiltRelease,
  reportIn,
  revisionOf,
} from '@formpress/registry';
import { compileTo } from '../../building/compile-to.ts';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import type { Io } from '../../foundation/io.ts';
import { differingParts } from '../../publishing/differing-parts.ts';
import { namedDigest } from '../../publishing/named-digest.ts';
import { namedRegistry } from '../../publishing/named-registry.ts';
import { printingProblems } from '../../publishing/publishing-problem.ts';
import {
  declareValidity,
  describeStatement,
  readVerification,
  verifiedStatement,
} from '../../publishing/validity-option.ts';

/** Builds definitions again and compares the result with a published release. */
export const verify: Command = {
  usage: 'verify <place> [folder]',
  summary: 'build the definitions again and compare them with a published release',
  declare: (line) => declareValidity(line).addHelpText('after', help),
  run: (call) => printingProblems(call, () => run(call)),
};

const help = `
With --trust the release must also be signed by one of these keys, for --channel if given,
and the signature must not have expired.
Exits with 0 when the digests are equal, 1 when not, 2 on wrong arguments.`;

const notVerified = 'Who published it was not verified: name the public keys with --trust.\n';

async function run(call: Call): Promise<ExitCode> {
  const { names, options, io } = call;
  const [place = '', folder = 'definitions'] = names;
  const verification = await readVerification(options);
  const { registry, reference } = await namedRegistry(place, io);
  const found = await registry.manifest(await namedDigest(registry, reference));
  const { digest } = found.descriptor;
  const statement = verification && (await verifiedStatement(registry, digest, verification));
  const differences = await rebuildAndCompare(registry, found, folder, io);
  if (!differences) return exitCode.problem;
  if (differences.length > 0) {
    io.error(`${place} differs from what ${folder} builds:\n${differences.join('\n')}\n`);
    return exitCode.problem;
  }
  const signed = statement ? `, ${describeStatement(statement)}` : '';
  io.out(`${place} matches what ${folder} builds: ${digest}${signed}.\n`);
  if (!statement) io.error(notVerified);
  return exitCode.clean;
}

/** The differences, one line each, or undefined when the definitions cannot be built. */
async function rebuildAndCompare(
  registry: Registry,
  found: FoundManifest,
  folder: string,
  io: Io,
): Promise<string[] | undefined> {
  const published = await fetchReleaseFile(registry, found);
  const aside = await mkdtemp(join(tmpdir(), 'formpress-verify-'));
  try {
    const target = join(aside, 'release');
    if (!(await compileTo(folder, target, { io, cache: undefined }))) return undefined;
    const built = await readBuiltRelease(target);
    const revision = revisionOf(found.manifest);
    const again = await composeRelease(built, { revision, report: reportIn(found.manifest) });
    if (again.descriptor.digest === found.descriptor.digest) return [];
    return [
      ...differentTool(published.tool, built.release.tool),
      ...differingParts(published, built.release),
      `The digest is ${found.descriptor.digest}, but the build has ${again.descriptor.digest}.`,
    ];
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function differentTool(published: string, built: string): string[] {
  return published === built ? [] : [`It was built by ${published}, but this is ${built}.`];
}
