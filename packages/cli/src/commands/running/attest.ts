import { readFile } from 'node:fs/promises';
import { PdfProblem } from '@formpress/pdf';
import { KeyProblem, readPublicKey } from '@formpress/registry';
import { compareWithRelease, ReleaseProblem } from '@formpress/service';
import { checkSeal } from '../../attesting/check-seal.ts';
import {
  describeFindings,
  type Findings,
  isContradicted,
} from '../../attesting/describe-findings.ts';
import { type FileEvidence, readEvidence } from '../../attesting/read-evidence.ts';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';

/** Reports which release printed a PDF, and whether the PDF is still as it was printed. */
export const attest: Command = {
  usage: 'attest <file>',
  summary: 'say which release printed a signed PDF, and whether its bytes are as printed',
  declare: (line) =>
    line
      .option('--key <file>', 'the public key of the service that printed it')
      .option('--release <folder>', 'a release to compare it with')
      .option('--answers <file>', 'with --release: the request that it should be printed from')
      .option('--json', 'print the findings as JSON')
      .addHelpText('after', help),
  async run(call) {
    try {
      return await run(call);
    } catch (problem) {
      const kinds = [PdfProblem, KeyProblem, ReleaseProblem, UnreadableFile];
      if (!kinds.some((kind) => problem instanceof kind)) throw problem;
      call.io.error(`${(problem as Error).message}\n`);
      return exitCode.problem;
    }
  },
};

const help = `
Exits with 0 when nothing that was checked speaks against the file, 1 when something does or the
file says nothing about itself, 2 on wrong arguments.`;

async function run({ names: [file = ''], options, io }: Call): Promise<ExitCode> {
  if (options.answers !== undefined && options.release === undefined) {
    io.error('Name the release too: --answers needs --release.\n');
    return exitCode.usage;
  }
  const evidence = readEvidence(await bytesOf(file));
  if (!evidence) {
    io.error(
      'The file does not say where it comes from. Formpress writes that into files for SIGN and ' +
        'SIGN_EXTERNALLY; programs that rewrite a file may leave it out.\n',
    );
    return exitCode.problem;
  }
  const findings = await findingsOf(evidence, options);
  io.out(options.json ? jsonOf(evidence, findings) : textOf(evidence, findings));
  return isContradicted(findings) ? exitCode.problem : exitCode.clean;
}

async function findingsOf(evidence: FileEvidence, options: Call['options']): Promise<Findings> {
  const { key, release, answers } = options;
  const publicKey = key && readPublicKey(String(await bytesOf(String(key))), String(key));
  const request = answers === undefined ? undefined : await bytesOf(String(answers));
  return {
    ...(publicKey && { seal: checkSeal(evidence, publicKey) }),
    ...(release && { release: await compareWithRelease(evidence, String(release), request) }),
  };
}

function jsonOf({ release, bundle, form, version, answers, seal }: FileEvidence, found: Findings) {
  const says = { release, bundle, form, version, answers, ...(seal && { key: seal.key }) };
  return `${JSON.stringify({ says, ...found })}\n`;
}

function textOf(evidence: FileEvidence, found: Findings): string {
  return describeFindings(evidence, found)
    .map((sentence) => `${sentence}\n`)
    .join('');
}

/** A file named on the command line that cannot be read. */
class UnreadableFile extends Error {}

function bytesOf(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableFile(`The file "${file}" cannot be read (${error.code}).`);
  });
}
