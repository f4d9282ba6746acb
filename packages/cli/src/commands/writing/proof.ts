import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LoweredForm, proofIndex, proofOf } from '@formpress/compiler';
import { cacheOf, declareCache } from '../../cache/cache-option.ts';
import type { Call, Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { withProgress } from '../../foundation/progress.ts';
import { chooseForm } from '../../reading/choose-form.ts';
import { readDefinitions } from '../../reading/read-definitions.ts';

/** Writes pages for reviewing forms before they are served. */
export const proof: Command = {
  usage: 'proof [form] [version]',
  summary: 'write a page for review: a form blank and filled, its questions, paths and cases',
  declare: (line) =>
    declareCache(line)
      .option('--all', 'every version of every form, and an index page')
      .option('--out <folder>', 'where the pages go', 'proofs')
      .option('--definitions <folder>', 'the folder of definitions', 'definitions'),
  async run(call) {
    const { names, options, io } = call;
    if ((names.length === 0) !== (options.all === true)) {
      io.error('Name a form, such as: formpress proof W4101. Or use --all without a form.\n');
      return exitCode.usage;
    }
    const read = await formsFor(call);
    if (!read) return exitCode.problem;
    const of = { ...read.of, cache: cacheOf(call) };
    await withProgress('Rendering', io, (say) => writeProofs(read.forms, of, call, say));
    return exitCode.clean;
  },
};

type Of = Parameters<typeof proofOf>[1];

/** The form version that is named; all versions of all forms without a name. */
async function formsFor(call: Call): Promise<{ forms: LoweredForm[]; of: Of } | undefined> {
  const [id, version] = call.names;
  if (id === undefined) {
    const all = await readDefinitions(String(call.options.definitions), call.io);
    return all && { forms: all.forms, of: all };
  }
  const chosen = await chooseForm(call, version);
  return chosen && { forms: [chosen.form], of: chosen.family };
}

async function writeProofs(
  forms: LoweredForm[],
  definitions: Of,
  { options, io }: Call,
  say: (what: string) => void,
): Promise<void> {
  const folder = String(options.out);
  await mkdir(folder, { recursive: true });
  for (const [i, form] of forms.entries()) {
    say(`Rendering ${form.bundle.id}, ${i + 1} of ${forms.length}`);
    const { name, html, sheet } = await proofOf(form, definitions);
    await writeFile(join(folder, `${name}.html`), html);
    await writeFile(join(folder, `${name}.png`), sheet);
    io.out(`${join(folder, `${name}.html`)}\n`);
  }
  if (options.all !== true) return;
  await writeFile(join(folder, 'index.html'), proofIndex(forms));
  io.out(`${join(folder, 'index.html')}\n`);
}
