import type { LoweredForm } from '@formpress/compiler';
import { type Language, languages } from '@formpress/model';
import { declareCache } from '../../cache/cache-option.ts';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { chooseForm } from '../../reading/choose-form.ts';
import { unknownNameMessage } from '../../reading/unknown-name-message.ts';

/** Shows a question set as clients get it. */
export const show: Command = {
  usage: 'show <form> <set>',
  summary: 'show a question set as clients get it, such as: show W4101 QS1 --lang es',
  declare: (line) =>
    declareCache(line)
      .option('--lang <language>', 'en, es or fr', 'en')
      .option('--form-version <version>', 'the version; the latest by default')
      .option('--federal', 'the interview for employees whose federal values are known')
      .option('--definitions <folder>', 'the folder of definitions', 'definitions'),
  async run(call) {
    const { names, options } = call;
    const [, set = ''] = names;
    const language = languages.find((each) => each === options.lang);
    if (!language)
      return refuse(
        call,
        `There is no language "${options.lang}". Use en, es or fr.`,
        exitCode.usage,
      );
    const chosen = await chooseForm(call);
    return chosen ? showSet(call, chosen.form, set, language) : exitCode.problem;
  },
};

function showSet(call: Call, form: LoweredForm, set: string, language: Language): ExitCode {
  const { interview, withFederal } = form.questionSets[language];
  const sets = call.options.federal ? withFederal : interview;
  if (!sets) return refuse(call, `${form.bundle.id} does not take federal values.`);
  const body = sets[set];
  if (!body) return refuse(call, unknownNameMessage('question set', set, Object.keys(sets)));
  call.io.out(`${JSON.stringify(body, null, 2)}\n`);
  return exitCode.clean;
}

function refuse({ io }: Call, sentence: string, code: ExitCode = exitCode.problem): ExitCode {
  io.error(`${sentence}\n`);
  return code;
}
