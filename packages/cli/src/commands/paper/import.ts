import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkspace } from '@formpress/compiler';
import { inEachLanguage } from '@formpress/model';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { writeFiles } from '../../foundation/write-files.ts';
import { parseFormVersion } from '../../reading/find-form.ts';
import { namedFile } from '../../reading/named-file.ts';

/** Drafts a form from the agency's file. */
export const importForm: Command = {
  usage: 'import <file>',
  summary: "draft a form that nobody has written from the agency's PDF",
  declare: (line) =>
    line
      .requiredOption('--as <form@version>', 'the form and version, such as MI102@2024.5.0')
      .requiredOption('--place <folder>', 'the folder of its place, such as us/MI')
      .option('--definitions <folder>', 'the folder of definitions', 'definitions'),
  async run({ names: [file = ''], options, io }) {
    const wanted = parseFormVersion(String(options.as));
    if (!wanted) {
      io.error('Name the form and its version, such as: --as MI102@2024.5.0\n');
      return exitCode.usage;
    }
    const place = String(options.place).replace(/\/+$/, '');
    const folder = String(options.definitions);
    const target = join(folder, place, wanted.id);
    if (existsSync(target)) {
      io.error(`${target} exists. Use "formpress revise" for a new version of a form.\n`);
      return exitCode.problem;
    }
    const shared = (language: string) =>
      readAll(['shared', place].map((each) => join(folder, each, `translations/${language}.yaml`)));
    const { draftForm, PaperProblem } = await import('@formpress/revision');
    try {
      const request = {
        file: await namedFile(file),
        ...wanted,
        place,
        translations: inEachLanguage(shared),
      };
      writeFiles(folder, draftForm(request).files);
      const path = `${place}/${wanted.id}/${wanted.version}`;
      const draft = draftForm({ ...request, tooLong: await tooLongIn(folder, path) });
      writeFiles(folder, draft.files);
      const { boxes, people, questions, calculated } = draft;
      io.out(
        `Written: ${join(target, wanted.version)}\n${boxes} boxes: ${people} about people, ${questions} questions, ${calculated} of them calculated.\nNext: list ${wanted.id} in ${join(place, 'locality.yaml')}; formpress check lists what is to do.\n`,
      );
      return exitCode.clean;
    } catch (problem) {
      if (!(problem instanceof PaperProblem)) throw problem;
      io.error(`${problem.message}\n`);
      return exitCode.problem;
    }
  },
};

/** The boxes of a draft that the compiler finds too narrow for some accepted answer. */
async function tooLongIn(folder: string, path: string): Promise<Set<string>> {
  const workspace = openWorkspace(folder);
  const { findings } = await workspace.familyAlone(`${path}/form.yaml`);
  const text = readFileSync(join(folder, path, 'pdf.yaml'), 'utf8');
  const wide = findings.filter(
    ({ code, at }) => tooWide.includes(code) && at.file === `${path}/pdf.yaml`,
  );
  return new Set(wide.map(({ at }) => text.slice(at.start, at.end)));
}

const tooWide = ['answer-too-wide', 'unprintable-path'];

/** The contents of those files that exist. */
function readAll(paths: string[]): Uint8Array[] {
  return paths.filter((path) => existsSync(path)).map((path) => readFileSync(path));
}
