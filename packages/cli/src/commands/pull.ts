import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { pullRelease, type Reference, type Registry, RegistryProblem } from '@formpress/registry';
import type { Call, Command } from '../command.ts';
import { type ExitCode, exitCode } from '../exit-code.ts';
import { isForeign } from '../is-foreign.ts';
import { withProgress } from '../progress.ts';
import { namedRegistry } from '../publishing/named-registry.ts';
import { sayingProblems, UsageProblem } from '../publishing/publishing-problem.ts';
import { putInPlace } from '../put-in-place.ts';
import { restoreRelease } from '../restore-release.ts';

/** Fetches a published release into a folder, where it can be served, installed or compared. */
export const pull: Command = {
  usage: 'pull <place> <folder>',
  summary: 'fetch a release from a registry, by its tag or digest, into a folder',
  declare: (line) => line,
  run: (call) => sayingProblems(call, () => run(call)),
};

async function run({ names: [place = '', folder = ''], io }: Call): Promise<ExitCode> {
  const { registry, reference } = await namedRegistry(place, io);
  await restoreRelease(folder);
  if (await isForeign(folder)) {
    io.error(
      `"${folder}" holds files that are no release. Name another folder, or empty that one.\n`,
    );
    return exitCode.problem;
  }
  const digest = await digestOf(registry, reference);
  const beside = `${folder}.${randomUUID()}`;
  try {
    const pulled = await withProgress(`Fetching ${place}`, io, (say) =>
      pullRelease(registry, digest, beside, (done, of) => say(`Fetched ${done} of ${of} parts`)),
    );
    await putInPlace(pulled, folder);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  io.out(`${folder} holds the release ${digest}.\n`);
  return exitCode.clean;
}

async function digestOf(registry: Registry, { tag, digest, ...place }: Reference): Promise<string> {
  if (digest !== undefined) return digest;
  if (tag === undefined) throw new UsageProblem('Name a tag or a digest: oci://host/forms:stable.');
  const found = await registry.resolve(tag);
  if (found !== undefined) return found;
  throw new RegistryProblem(
    'MISSING',
    `There is no tag ${tag} in ${place.host}/${place.repository}.`,
  );
}
