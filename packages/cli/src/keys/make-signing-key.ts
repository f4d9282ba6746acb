import { rmSync, writeFileSync } from 'node:fs';
import { createSigningKey } from '@formpress/registry';
import type { Call } from '../foundation/command.ts';
import { type ExitCode, exitCode } from '../foundation/exit-code.ts';

/** Creates a key pair for signing releases. An existing file is never overwritten. */
export function makeSigningKey({ options, io }: Call, file: string | undefined): ExitCode {
  if (!file) {
    io.error('Name the file for the key: formpress keys signing release-key.pem.\n');
    return exitCode.usage;
  }
  const { id, privatePem, publicPem } = createSigningKey();
  const publicFile = `${file}.pub`;
  const problem = writeNew(publicFile, publicPem, 0o644) ?? writeNew(file, privatePem, 0o600);
  if (problem) {
    if (problem.file === file) rmSync(publicFile);
    io.error(`${problem.message}\n`);
    return exitCode.problem;
  }
  const message =
    `${file} is the private key. It signs releases (publish) or printed PDFs (EVIDENCE_KEY). Keep it secret.\n` +
    `${publicFile} is the public key, for RELEASE_KEYS and for attest --key.\n`;
  io.out(options.json ? `${JSON.stringify({ id, file, publicFile })}\n` : message);
  return exitCode.clean;
}

const reasons: Record<string, string> = {
  EEXIST: 'exists already, and a key is never overwritten',
  ENOENT: 'is in a folder that does not exist',
  EACCES: 'may not be written',
  EROFS: 'may not be written',
  ENOSPC: 'cannot be written because the disk is full',
};

function writeNew(file: string, text: string, mode: number) {
  try {
    writeFileSync(file, text, { flag: 'wx', mode });
    return undefined;
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    return { file, message: `${file} ${reason}.` };
  }
}
