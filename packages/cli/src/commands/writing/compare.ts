import {
  brokenParties,
  type Comparison,
  comparePair,
  compareReleases,
  comparisonAsJson,
  printComparison,
} from '@formpress/comparison';
import type { Call, Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { ComparedProblem } from '../../reading/compared-problem.ts';
import { findForm, parseFormVersion } from '../../reading/find-form.ts';
import { readCompared } from '../../reading/read-compared.ts';

/** Reports what changed between two releases or two form versions, and what that breaks. */
export const compare: Command = {
  usage: 'compare <before> <after>',
  summary: 'report what changed and what it breaks; exits with 1 when something breaks',
  declare: (line) =>
    line
      .option('--in <folder>', 'the folder of versions such as W4101@2026.1.0', 'definitions')
      .option('--json', 'print the changes as JSON')
      .addHelpText(
        'after',
        `
Before and after are two folders, each with definitions or with a built release, or two versions of
a form:
  formpress compare dist definitions
  formpress compare W4101@2025.1.0 W4101@2026.1.0

Each change is classified by what it breaks:
  CLIENT          programs that call the service: ids, options, formulas, what must be answered
  STORED_ANSWERS  answers from before: some are now refused, or no longer sufficient
  PAYROLL         tax parameters: their names, types, codes and meaning
  NONE            nothing: texts, notes, translations, the look of the PDF

Exits with 0 when nothing breaks, 1 when something does, 2 when the two cannot be compared.`,
      ),
  async run(call) {
    try {
      const comparison = await compareNamed(call);
      call.io.out(call.options.json ? comparisonAsJson(comparison) : printComparison(comparison));
      return brokenParties(comparison).length > 0 ? exitCode.problem : exitCode.clean;
    } catch (problem) {
      if (!(problem instanceof ComparedProblem)) throw problem;
      call.io.error(`${problem.message}\n`);
      return exitCode.usage;
    }
  },
};

async function compareNamed({ names, options, io }: Call): Promise<Comparison> {
  const [before = '', after = ''] = names;
  const [then, now] = [parseFormVersion(before), parseFormVersion(after)];
  if (then && now) {
    const release = await readCompared(String(options.in), io);
    return comparePair(findForm(release, then), findForm(release, now));
  }
  if (then || now)
    throw new ComparedProblem(
      'A form version can be compared with a form version, not with a folder.',
    );
  return compareReleases(await readCompared(before, io), await readCompared(after, io));
}
