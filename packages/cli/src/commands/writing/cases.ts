import { join } from 'node:path';
import { type RecomputedCases, recomputeCases, regionOf, type Sources } from '@formpress/compiler';
import { declareCache } from '../../cache/cache-option.ts';
import { diffOf, writeTexts } from '../../findings/fix-findings.ts';
import type { Command } from '../../foundation/command.ts';
import { count } from '../../foundation/count.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { chooseForm } from '../../reading/choose-form.ts';

/** Recomputes what the cases of a form expect. No other command does. */
export const cases: Command = {
  usage: 'cases <form>',
  summary: 'show what the cases of a form would expect now, as a diff to review; --write saves it',
  declare: (line) =>
    declareCache(line)
      .option('--write', 'write what comes out into the cases, after you have looked at it')
      .option('--definitions <folder>', 'the folder of definitions', 'definitions')
      .addHelpText(
        'after',
        `
Name a version as W4101@2026.1.0; without it the latest is meant. Only what a case names under
expect is compared: path, finish, rules, values, taxParameters and pdf. Comments, order and quotes
stay. It ends with 1 if something differs and is not written.`,
      ),
  async run(call) {
    const { names, options, io } = call;
    const [id = '', version] = (names[0] ?? '').split('@');
    const chosen = await chooseForm({ ...call, names: [id] }, version);
    if (!chosen) return exitCode.problem;
    const { form, sources } = chosen;
    const folder = String(options.definitions);
    const recomputed = recomputeCases(form, sources);
    const { texts, left } = recomputed;
    const name = `${form.bundle.id} ${form.bundle.version}`;
    io.out(await diffOf({ texts }, folder));
    for (const each of left) io.out(`${placeOf(each.at, sources, folder)}: ${each.message}\n`);
    if (options.write === true) await writeTexts(texts, folder);
    io.out(`${summary(name, recomputed, options.write === true)}\n`);
    const isSettled = left.length === 0 && (texts.size === 0 || options.write === true);
    return isSettled ? exitCode.clean : exitCode.problem;
  },
};

type Left = RecomputedCases['left'][number];

function placeOf(at: Left['at'], sources: Sources, folder: string): string {
  const { line, column } = regionOf(at, sources)?.start ?? { line: 1, column: 1 };
  return `${join(folder, at.file)}:${line}:${column}`;
}

function summary(
  name: string,
  { values, cases: wrong, left }: RecomputedCases,
  isWritten: boolean,
) {
  const byHand = left.length === 0 ? '' : ` ${count(left.length, 'thing')} must be mended by hand.`;
  if (values === 0) return `${name}: no value differs.${byHand}`;
  const what = `${count(values, 'value')} in ${count(wrong, 'case')}`;
  if (isWritten) return `${name}: ${what} written.${byHand}`;
  const todo = 'Work out each by hand or on the paper; then run it again with --write.';
  return `${name}: ${what} would change. ${todo}${byHand}`;
}
