import {
  type Descriptor,
  expiresAnnotation,
  isMoment,
  type ListedRelease,
  listReleases,
  type Registry,
  statementArtifact,
} from '@formpress/registry';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { namedRegistry } from '../../publishing/named-registry.ts';
import { printingProblems } from '../../publishing/publishing-problem.ts';

/** Lists the releases of a repository, the newest first. */
export const releases: Command = {
  usage: 'releases <place>',
  summary: 'list the releases in a registry: numbers, channels, expiries, digests, tags',
  declare: (line) => line.option('--json', 'print the list as JSON'),
  run: (call) => printingProblems(call, () => run(call)),
};

/** A release with its statements, whose signatures are not checked here. */
type Row = ListedRelease & {
  statements: { sequence: number; channel: string; expires?: string }[];
};

async function run({ names: [place = ''], options, io }: Call): Promise<ExitCode> {
  const { registry } = await namedRegistry(place, io);
  const rows: Row[] = [];
  for (const release of await listReleases(registry))
    rows.push({ ...release, statements: await statementsOf(registry, release.digest) });
  rows.sort((a, b) => newestOf(b) - newestOf(a) || (a.digest < b.digest ? -1 : 1));
  if (options.json) io.out(`${JSON.stringify(rows, null, 2)}\n`);
  else if (rows.length === 0) io.out('There are no releases.\n');
  else for (const row of rows) io.out(`${lineOf(row)}\n`);
  return exitCode.clean;
}

async function statementsOf(registry: Registry, digest: string): Promise<Row['statements']> {
  const attached = await registry.referrers(digest, statementArtifact);
  return attached.map(statementIn).sort((a, b) => b.sequence - a.sequence);
}

function statementIn({ annotations = {} }: Descriptor): Row['statements'][number] {
  const sequence = Number(annotations['dev.formpress.sequence']);
  const channel = annotations['dev.formpress.channel'] ?? '';
  const expires = annotations[expiresAnnotation];
  return {
    sequence: Number.isSafeInteger(sequence) ? sequence : 0,
    channel: /^[\w.-]{1,63}$/.test(channel) ? channel : '?',
    ...(isMoment(expires) && { expires }),
  };
}

function newestOf({ statements }: Row): number {
  return statements[0]?.sequence ?? 0;
}

function describeHint({ sequence, channel, expires }: Row['statements'][number]): string {
  if (expires === undefined) return `${channel} ${sequence} without an expiry`;
  const isOver = Date.parse(expires) <= Date.now();
  return `${channel} ${sequence} ${isOver ? 'expired' : 'until'} ${expires}`;
}

function lineOf({ digest, forms, revision, tags, statements }: Row): string {
  const signed = statements.map(describeHint).join(', ');
  return [
    digest,
    signed === '' ? 'not signed' : signed,
    `${forms} form ${forms === 1 ? 'version' : 'versions'}`,
    ...(revision !== undefined && /^[\x21-\x7e]{1,200}$/.test(revision) ? [revision] : []),
    ...(tags.length > 0 ? [`tags: ${tags.join(', ')}`] : []),
  ].join('  ');
}
