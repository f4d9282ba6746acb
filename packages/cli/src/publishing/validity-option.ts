import {
  channelShape,
  chooseStatement,
  type PublicKey,
  type Registry,
  readStatements,
  type Statement,
  type UndatedPolicy,
} from '@formpress/registry';
import type { Command as CommandLine } from 'commander';
import type { Call } from '../foundation/command.ts';
import { UsageProblem } from './publishing-problem.ts';
import { declareTrust, readTrusted } from './signer-option.ts';

/** Adds the options that decide which statements are accepted. */
export function declareValidity(line: CommandLine): CommandLine {
  return declareTrust(line)
    .option('--channel <name>', 'the channel that it must be signed for; with --trust')
    .option('--accept-undated', 'accept a signature without an expiry, made by an earlier version');
}

/** The trusted keys, and which of their statements are accepted. */
export type Verification = {
  keys: PublicKey[];
  channel: string | undefined;
  undated: UndatedPolicy;
};

/** Reads what to verify; undefined without --trust. */
export async function readVerification(
  options: Call['options'],
): Promise<Verification | undefined> {
  const keys = await readTrusted(options);
  const channel = readChannel(options);
  const undated = options.acceptUndated === true ? 'accept' : 'refuse';
  if (keys.length > 0) return { keys, channel, undated };
  if (channel === undefined && undated === 'refuse') return undefined;
  throw new UsageProblem('Name the public keys with --trust: without them nothing is verified.');
}

/**
 * The valid statement about a release: signed by one of the keys, about this digest, for the channel if
 * given, and not expired. Throws a StatementProblem when there is none.
 */
export async function verifiedStatement(
  registry: Registry,
  digest: string,
  { keys, channel, undated }: Verification,
): Promise<Statement> {
  const attached = await readStatements(registry, digest);
  const validity = { now: Date.now(), undated };
  return chooseStatement(attached, keys, { digest, channel, validity }).statement;
}

/** Reads the channel, and checks its name. */
export function readChannel({ channel }: Call['options']): string | undefined {
  if (channel === undefined) return undefined;
  if (channelShape.test(String(channel))) return String(channel);
  throw new UsageProblem('A channel is a name in lower-case letters, such as production.');
}

/** Describes a statement: its number, channel and expiry. */
export function describeStatement({ sequence, channel, expires }: Statement): string {
  const until = expires === undefined ? 'without an expiry' : `until ${expires}`;
  return `signed as number ${sequence} of ${channel}, ${until}`;
}
