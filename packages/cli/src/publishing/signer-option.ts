import { readFile } from 'node:fs/promises';
import { type PublicKey, readPublicKey, readSigningKey, type Signer } from '@formpress/registry';
import type { Command as CommandLine } from 'commander';
import type { Call } from '../foundation/command.ts';
import { UsageProblem } from './publishing-problem.ts';
import { defaultDays, readExpiry } from './read-expiry.ts';

/** Adds the options for signing. */
export function declareSigner(line: CommandLine): CommandLine {
  return declareTrust(
    line
      .option('--key <file>', 'sign with this private key, created by "formpress keys signing"')
      .option(
        '--expires <days or date>',
        'how long services may accept the signed release',
        String(defaultDays),
      ),
  );
}

/** Adds the option for trusted keys. */
export function declareTrust(line: CommandLine): CommandLine {
  return line.option('--trust <files>', 'trusted public keys, separated by commas');
}

/** Reads the signing key, the trusted keys and the expiry; undefined without --key. */
export async function readSigner({ options }: Call): Promise<Signer | undefined> {
  if (options.key === undefined) return undefined;
  const file = String(options.key);
  return {
    key: readSigningKey(await textOf(file), file),
    trusted: await readTrusted(options),
    expires: readExpiry(String(options.expires), Date.now()),
  };
}

/** Reads the trusted public keys. */
export function readTrusted({ trust }: Call['options']): Promise<PublicKey[]> {
  const files = trust === undefined ? [] : String(trust).split(',');
  return Promise.all(files.map(async (file) => readPublicKey(await textOf(file), file)));
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new UsageProblem(`The key file "${file}" cannot be read.`);
  });
}
