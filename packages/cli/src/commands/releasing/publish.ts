import { join } from 'node:path';
import { readBuiltRelease } from '@formpress/registry';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import type { Io } from '../../foundation/io.ts';
import { writeOutput } from '../../foundation/write-output.ts';
import { type Published, publishRelease } from '../../publishing/publish-release.ts';
import { type PublishTarget, publishTargetOf } from '../../publishing/publish-target.ts';
import { publishedFile } from '../../publishing/published-file.ts';
import { printingProblems } from '../../publishing/publishing-problem.ts';
import { declareSigner, readSigner } from '../../publishing/signer-option.ts';
import { describeStatement } from '../../publishing/validity-option.ts';

/** Publishes a built release to a registry, unless a check refuses it. */
export const publish: Command = {
  usage: 'publish <release> <place>',
  summary: 'push a built release to a registry and move a tag to it: oci://host/forms:stable',
  declare: (line) =>
    declareSigner(line)
      .option('--channel <name>', 'the channel; production accepts no specimens', 'development')
      .option(
        '--accept <whom>',
        'accept breaking CLIENT, STORED_ANSWERS or PAYROLL, separated by commas',
      )
      .option('--reason <sentence>', 'why that is accepted')
      .option('--revision <name>', 'the revision of the definitions, such as a commit')
      .option('--definitions <folder>', 'what it was built from', 'definitions')
      .option('--record', 'write published.json into the definitions, to be committed with them')
      .addHelpText('after', help),
  run: (call) => printingProblems(call, () => run(call)),
};

const help = `
The release is compared with the one that the tag points to. It is refused when
  it is a breaking change (see "formpress compare --help") that is not accepted with a reason,
  a published form version would change in more than its texts, notes and pictures,
  it is for production and has drawn blanks, statements in our own words, or facts not verified by a source,
  shared/languages.yaml demands a language, or reviewed translations of statements, and the release lacks them.

Parts that the registry already has are not sent again. Credentials come from
FORMPRESS_REGISTRY_USER and FORMPRESS_REGISTRY_PASSWORD, from FORMPRESS_REGISTRY_TOKEN, or from
docker's configuration; FORMPRESS_REGISTRY_REALMS names token services on other hosts.

Services accept the release until its signature expires, in 90 days unless --expires gives another
number of days, a date or a time. "formpress renew" signs it for longer without a new build.

Exits with 0 when the tag points to the release, 1 when not, 2 on wrong arguments.`;

type Done = Exclude<Published, { problems: string[] }>;

async function run(call: Call): Promise<ExitCode> {
  const { io } = call;
  const goal = await publishTargetOf(call);
  const signer = await readSigner(call);
  const record = call.options.record ? await recordFor(goal, io) : undefined;
  const published = await publishRelease(goal, signer, io);
  if ('problems' in published) {
    io.out(published.report);
    io.error(`Nothing was published.\n${published.problems.map((each) => `- ${each}\n`).join('')}`);
    return exitCode.problem;
  }
  io.out(say(goal.options.place, published));
  if (record && !(await writeOutput(record.file, record.text, io))) return exitCode.problem;
  return exitCode.clean;
}

async function recordFor(
  { options }: PublishTarget,
  io: Io,
): Promise<{ file: string; text: string }> {
  const built = await readBuiltRelease(options.folder);
  const text = await publishedFile(built, options.definitions, io);
  return { file: join(options.definitions, 'published.json'), text };
}

function say(place: string, { digest, sent, statement, isSame }: Done): string {
  if (isSame) {
    const signed = statement ? `, ${describeStatement(statement)}` : '';
    return `${place} points to this release already: ${digest}${signed}.\n`;
  }
  const signed = statement
    ? `It is ${describeStatement(statement)}.`
    : 'It is not signed: services outside development refuse it.';
  const bytes = `${sent.toLocaleString('en-US')} bytes were sent.`;
  return `${place} points to ${digest}. ${bytes}\n${signed}\n`;
}
