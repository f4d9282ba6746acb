import { writeFile } from 'node:fs/promises';
import type { PrunableCache } from '@formpress/compiler';
import {
  isLanguage,
  languageNames,
  type TranslatedLanguage,
  translatedLanguages,
} from '@formpress/model';
import {
  choices,
  chooseUnits,
  collectUnits,
  type TextFormatName,
  textFormats,
  type Unit,
  type UnitSelection,
  unitStates,
} from '@formpress/texts';
import type { Call } from '../foundation/command.ts';
import { count } from '../foundation/count.ts';
import { type ExitCode, exitCode } from '../foundation/exit-code.ts';
import { readTexts } from './read-texts.ts';

/** Writes a file for translators. */
export async function exportTexts(call: Call, cache: PrunableCache | undefined): Promise<ExitCode> {
  const { io, options } = call;
  const asked = readOptions(call);
  if (typeof asked === 'string') {
    io.error(`${asked}\n`);
    return exitCode.usage;
  }
  const { language, format, only, forms, target } = asked;
  const source = await readTexts({ folder: String(options.definitions), forms, cache, io });
  if (!source) return exitCode.problem;
  const units = chooseUnits(collectUnits(source, language), only);
  if (units.length === 0) {
    io.out(`Nothing to translate into ${languageNames[language].english}; no file was written.\n`);
    return exitCode.clean;
  }
  const bytes = await textFormats[format].write(units, {
    language,
    studioUrl: String(options.studioUrl),
  });
  await writeFile(target, bytes);
  io.out(`${count(units.length, 'text')} in ${target}${describeStates(units)}.\n`);
  return exitCode.clean;
}

function describeStates(units: readonly Unit[]): string {
  const counts = unitStates
    .map((state) => ({ state, size: units.filter((unit) => unit.state === state).length }))
    .filter(({ size }) => size > 0);
  return `: ${counts.map(({ state, size }) => `${size} ${state}`).join(', ')}`;
}

type Asked = {
  language: TranslatedLanguage;
  format: TextFormatName;
  only: UnitSelection[];
  forms: string[];
  target: string;
};

/** The arguments of an export, or what is wrong with them. */
function readOptions({ options, names }: Call): Asked | string {
  const language = String(options.to ?? '');
  if (!isLanguage(language) || language === 'en')
    return `Say which language to translate into: ${translatedLanguages.map((each) => `--to ${each} (${languageNames[each].english})`).join(' or ')}.`;
  const only = listOf(options.only);
  const wrong = only.find((each) => !choices.some((choice) => choice === each));
  if (wrong !== undefined)
    return `"${wrong}" is not a choice of --only. Use ${choices.join(', ')}.`;
  const format = formatFor(String(options.format), String(options.xliffVersion));
  if (!format)
    return `There is no format "${options.format}" ${options.xliffVersion}. Use xlsx, xliff (1.2 or 2.0), po or csv.`;
  const forms = listOf(options.form);
  const [ending] = textFormats[format].endings;
  const target = String(
    options.out ?? names[1] ?? `${['texts', ...forms, language].join('-')}.${ending}`,
  );
  return { language, format, only: only as UnitSelection[], forms, target };
}

function formatFor(name: string, version: string): TextFormatName | undefined {
  if (name === 'xliff')
    return version === '2.0' ? 'xliff2' : version === '1.2' ? 'xliff' : undefined;
  return name === 'xlsx' || name === 'po' || name === 'csv' ? name : undefined;
}

function listOf(option: string | boolean | undefined): string[] {
  return typeof option === 'string' ? option.split(/[ ,]+/).filter((each) => each !== '') : [];
}
