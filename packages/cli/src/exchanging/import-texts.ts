import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrunableCache } from '@formpress/compiler';
import {
  collectUnits,
  formatOf,
  type Imported,
  importUnits,
  type ReturnedFile,
  UnreadableFile,
} from '@formpress/texts';
import type { Call } from '../foundation/command.ts';
import { count } from '../foundation/count.ts';
import { type ExitCode, exitCode } from '../foundation/exit-code.ts';
import type { Io } from '../foundation/io.ts';
import { readTexts } from './read-texts.ts';

/** Imports a file that came back from translators. */
export async function importTexts(
  { names: [, file], options, io }: Call,
  cache: PrunableCache | undefined,
): Promise<ExitCode> {
  if (file === undefined) {
    io.error('Name the file that came back: formpress texts import texts-fr.xlsx\n');
    return exitCode.usage;
  }
  const folder = String(options.definitions);
  const returned = await readReturned(file);
  if (typeof returned === 'string') {
    io.error(`${returned}\n`);
    return exitCode.problem;
  }
  const source = await readTexts({ folder, forms: formsIn(returned), orAll: true, cache, io });
  if (!source) return exitCode.problem;
  const imported = importUnits(returned, {
    units: collectUnits(source, returned.language),
    sources: source.sources,
    terms: source.shared.terms,
    takesWarnings: options.keepWarnings === true,
    isAtomic: options.atomic === true,
  });
  for (const [path, text] of imported.texts) await writeFile(join(folder, path), text);
  describe(imported, { folder, isAtomic: options.atomic === true, io });
  return imported.refused.length + imported.outdated.length > 0 ? exitCode.problem : exitCode.clean;
}

/** The contents of a file, or why it cannot be read. */
async function readReturned(file: string): Promise<ReturnedFile | string> {
  const format = formatOf(file);
  if (!format) return `"${file}" is not an .xlsx, .xlf, .xliff, .po or .csv file.`;
  try {
    return await format.read(await readFile(file));
  } catch (problem) {
    if (problem instanceof UnreadableFile) return `${file}: ${problem.message}`;
    const { code } = problem as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') return `There is no file "${file}".`;
    throw problem;
  }
}

/** The forms of the texts in a file; empty when some texts belong to a place or are shared, or there are many forms. */
function formsIn({ units }: ReturnedFile): string[] {
  const ids = units.map(({ shown = '' }) =>
    /^[A-Z][A-Z0-9][0-9]{3}[A-Z]* /.exec(shown)?.[0].trim(),
  );
  const named = new Set(ids);
  return named.has(undefined) || named.size > mostForms ? [] : [...named].flatMap((id) => id ?? []);
}

const mostForms = 5;

type Described = { folder: string; isAtomic: boolean; io: Io };

function describe(
  { taken, refused, outdated, unedited, texts }: Imported,
  { folder, isAtomic, io }: Described,
): void {
  for (const { at, reasons } of refused) io.out(`${at}: not taken.\n${indented(reasons)}\n`);
  for (const { at, was, now } of outdated)
    io.out(
      `${at}: not taken, because the English changed.\n${indented([
        `Old: ${was}`,
        now === undefined ? 'New: the text is gone.' : `New: ${now}`,
      ])}\n`,
    );
  const left = refused.length + outdated.length;
  if (isAtomic && left > 0) {
    io.out(`Nothing was taken, because of ${count(left, 'text')} above (--atomic).\n`);
    return;
  }
  io.out(
    `${count(taken.length, 'translation')} taken, ${left} not taken, ${unedited} unchanged.\n`,
  );
  for (const path of texts.keys()) io.out(`  ${join(folder, path)}\n`);
  if (texts.size > 0) io.out('Run "formpress check" next, then "formpress lock".\n');
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
