import { readFile } from 'node:fs/promises';
import { readPublicKey, readSigningKey, type Signer } from '@formpress/registry';
import type { Command as CommandLine } from 'commander';
import type { Call } from '../command.ts';
import { UsageProblem } from './publishing-problem.ts';

/** Adds the options that say who signs. */
export function declareSigner(line: CommandLine): CommandLine {
  return line
    .option('--key <file>', 'sign with this private key, made by "formpress keys signing"')
    .option('--trust <files>', 'public keys that signed earlier releases, with commas between');
}

/** Who signs, and whose earlier signatures count; nobody without --key. */
export async function readSigner({ options }: Call): Promise<Signer | undefined> {
  if (options.key === undefined) return undefined;
  const file = String(options.key);
  const key = readSigningKey(await textOf(file), file);
  const others = options.trust === undefined ? [] : String(options.trust).split(',');
  const trusted = await Promise.all(
    others.map(async (name) => readPublicKey(await textOf(name), name)),
  );
  return { key, trusted };
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new UsageProblem(`The key file "${file}" cannot be read.`);
  });
}
