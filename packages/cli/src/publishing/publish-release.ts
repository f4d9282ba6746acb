import { evaluateRelease, type GateResult } from '@formpress/comparison';
import {
  type BuiltRelease,
  digestOfFolder,
  lastStatement,
  type PushedRelease,
  pushRelease,
  readBuiltRelease,
  retentionTag,
  type Signer,
  type Statement,
  signRelease,
} from '@formpress/registry';
import type { Io } from '../foundation/io.ts';
import { withProgress } from '../foundation/progress.ts';
import { comparePublished, requiresReviews } from './compare-published.ts';
import type { PublishTarget } from './publish-target.ts';

/** The result of publishing: problems with a report, or the published digest with its statement. */
export type Published =
  | { problems: string[]; report: string }
  | { digest: string; sent: number; statement?: Statement; isSame?: true };

/** Publishes a built release: checks, pushes and signs it, and only then moves the tag. */
export async function publishRelease(
  goal: PublishTarget,
  signer: Signer | undefined,
  io: Io,
): Promise<Published> {
  const { registry, tag, previous, options } = goal;
  const built = await readBuiltRelease(options.folder);
  if (previous?.manifest.config.digest === built.config.descriptor.digest)
    return publishAgain(goal, previous, built, signer);
  const { problems, report } = await checkRelease(goal, built);
  if (problems.length > 0) return { problems, report };
  const pushed = await push(goal, report, io);
  const statement = signer && (await sign(goal, pushed, built, signer));
  const { digest } = pushed.found.descriptor;
  await registry.tag(pushed.found, retentionTag(digest));
  await registry.tag(pushed.found, tag, previous?.descriptor.digest ?? 'none');
  return { digest, sent: pushed.sent, ...(statement && { statement }) };
}

async function checkRelease(
  { registry, previous, options }: PublishTarget,
  built: BuiltRelease,
): Promise<GateResult> {
  const { folder, channel } = options;
  const isAllWanted = channel === 'production' || (await requiresReviews(folder, channel));
  const { before, after } = await comparePublished(registry, built, previous, isAllWanted);
  return evaluateRelease(after, { ...options, before });
}

function push({ registry, previous, options }: PublishTarget, report: string, io: Io) {
  const { folder, revision } = options;
  return withProgress(`Publishing ${folder}`, io, (say) =>
    pushRelease(registry, folder, {
      revision,
      report,
      previous,
      onPart: (done, of) => say(`Pushed ${done} of ${of} parts`),
    }),
  );
}

/**
 * Checks and signs a release that the tag already points to, if no trusted key signed it for the
 * channel, or its statement has expired.
 */
async function publishAgain(
  goal: PublishTarget,
  previous: NonNullable<PublishTarget['previous']>,
  built: BuiltRelease,
  signer: Signer | undefined,
): Promise<Published> {
  const { digest } = previous.descriptor;
  const same = { digest, sent: 0, isSame: true } as const;
  const { channel } = goal.options;
  const keys = signer ? [signer.key, ...signer.trusted] : [];
  const last = signer && (await lastStatement(goal.registry, digest, keys, channel));
  if (last?.expires !== undefined && Date.parse(last.expires) > Date.now())
    return { ...same, statement: last };
  const verdict = await checkRelease(goal, built);
  if (verdict.problems.length > 0) return verdict;
  if (!signer) return same;
  const statement = await sign(goal, { found: previous, sent: 0 }, built, signer);
  return { digest, sent: 0, statement };
}

async function sign(
  { registry, previous, options }: PublishTarget,
  { found, report }: PushedRelease,
  { release }: BuiltRelease,
  signer: Signer,
): Promise<Statement> {
  const { channel, revision, definitions } = options;
  const statement = {
    channel,
    ...(previous && { previous: previous.descriptor.digest }),
    definitions: await digestOfFolder(definitions),
    tool: `formpress ${release.tool}`,
    ...(report && { compareReport: report.digest }),
    ...(revision !== undefined && { revision }),
  };
  return signRelease(registry, found.descriptor, statement, signer);
}
