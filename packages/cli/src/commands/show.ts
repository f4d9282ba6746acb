import { checkDefinitions, createReport, type LoweredForm } from '@formpress/compiler';
import { compareVersions, type Language, languages, nearestName } from '@formpress/model';
import type { Call, Command } from '../command.ts';
import { type ExitCode, exitCode } from '../exit-code.ts';
import { withProgress } from '../progress.ts';
import { sayDiagnostics } from '../say-diagnostics.ts';

/** Shows a question set as clients get it. */
export const show: Command = {
  usage: 'show <form> <set>',
  summary: 'show a question set as clients get it, such as: show W4101 QS1 --lang es',
  declare: (line) =>
    line
      .option('--lang <language>', 'en, es or fr', 'en')
      .option('--form-version <version>', 'the version; the latest unless named')
      .option('--federal', 'the interview for employees whose federal values are known')
      .option('--definitions <folder>', 'the folder of definitions', 'definitions'),
  async run(call) {
    const { names, options, io } = call;
    const [id = '', set = ''] = names;
    const language = languages.find((each) => each === options.lang);
    if (!language)
      return refuse(
        call,
        `There is no language "${options.lang}". Say en, es or fr.`,
        exitCode.usage,
      );
    const folder = String(options.definitions);
    const report = createReport();
    const { sources, lowered } = await withProgress('Reading', io, () =>
      checkDefinitions(folder, report),
    );
    const versions = lowered.forms.filter(({ bundle }) => bundle.id === id);
    if (versions.length === 0 && report.hasErrors) {
      sayDiagnostics(report, sources, folder, { io, json: false });
      return exitCode.problem;
    }
    const known = lowered.forms.map(({ bundle }) => bundle.id);
    if (versions.length === 0) return refuse(call, unknown('form', id, known));
    const form = choose(versions, options.formVersion);
    if (!form) {
      const spelled = versions.map(({ bundle }) => bundle.version).join(', ');
      return refuse(call, `${id} has no version ${options.formVersion}. It has ${spelled}.`);
    }
    return showSet(call, form, set, language);
  },
};

function showSet(call: Call, form: LoweredForm, set: string, language: Language): ExitCode {
  const { interview, withFederal } = form.questionSets[language];
  const sets = call.options.federal ? withFederal : interview;
  if (!sets) return refuse(call, `${form.bundle.id} takes no federal values.`);
  const body = sets[set];
  if (!body) return refuse(call, unknown('question set', set, Object.keys(sets)));
  call.io.out(`${JSON.stringify(body, null, 2)}\n`);
  return exitCode.clean;
}

function choose(versions: LoweredForm[], wanted: unknown): LoweredForm | undefined {
  const sorted = versions.toSorted((a, b) => compareVersions(a.bundle.version, b.bundle.version));
  if (wanted === undefined) return sorted.at(-1);
  return sorted.find(({ bundle }) => compareVersions(bundle.version, String(wanted)) === 0);
}

function unknown(what: string, name: string, known: string[]): string {
  const near = nearestName(name, known);
  return `There is no ${what} "${name}".${near ? ` Did you mean "${near}"?` : ''}`;
}

function refuse({ io }: Call, sentence: string, code: ExitCode = exitCode.problem): ExitCode {
  io.error(`${sentence}\n`);
  return code;
}
