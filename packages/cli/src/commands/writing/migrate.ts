import { readFile } from 'node:fs/promises';
import { migrate as migrateAnswers, printMigrated } from '@formpress/comparison';
import type { Call, Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { ComparedProblem } from '../../reading/compared-problem.ts';
import { findForm, parseFormVersion } from '../../reading/find-form.ts';
import { readAnswers } from '../../reading/read-answers.ts';
import { readCompared } from '../../reading/read-compared.ts';

/** Reports whether stored answers are valid in another version, and what must be asked again. */
export const migrate: Command = {
  usage: 'migrate <answers>',
  summary:
    'report whether stored answers are valid in another version, and what must be asked again',
  declare: (line) =>
    line
      .requiredOption('--from <version>', 'the version they were given for: W4101@2025.1.0')
      .requiredOption('--to <version>', 'the version to check them against: W4101@2026.1.0')
      .option('--in <folder>', 'definitions or a built release', 'definitions')
      .option('--json', 'print the result as JSON')
      .addHelpText(
        'after',
        `
The file holds the answers as JSON, {"isExempt": false, …}, or the body of a fillPdf request, of
which fields and federalValues are used. Answers are printed only with --json.

Exits with 0 when nothing must be asked, 1 when something must, 2 when the file or a version cannot
be read.`,
      ),
  async run(call) {
    try {
      return await run(call);
    } catch (problem) {
      if (!(problem instanceof ComparedProblem)) throw problem;
      call.io.error(`${problem.message}\n`);
      return exitCode.usage;
    }
  },
};

async function run({ names: [file = ''], options, io }: Call) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ComparedProblem(`The file "${file}" cannot be read.`);
  });
  const { answers, federal } = readAnswers(text, file);
  const [from, to] = [String(options.from), String(options.to)];
  const [fromVersion, toVersion] = [namedVersion(from), namedVersion(to)];
  const release = await readCompared(String(options.in), io);
  const [before, after] = [findForm(release, fromVersion), findForm(release, toVersion)];
  const migrated = migrateAnswers(before.bundle, after.bundle, answers, federal);
  io.out(
    options.json
      ? `${JSON.stringify({ from, to, ...migrated }, null, 2)}\n`
      : printMigrated(migrated, from, to),
  );
  return migrated.complete ? exitCode.clean : exitCode.problem;
}

function namedVersion(word: string): { id: string; version: string } {
  const named = parseFormVersion(word);
  if (!named) throw new ComparedProblem(`"${word}" is not a form version, such as W4101@2026.1.0.`);
  return named;
}
