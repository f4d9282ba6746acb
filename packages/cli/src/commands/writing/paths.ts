import { type ListedPath, listPaths } from '@formpress/compiler';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { chooseForm } from '../../reading/choose-form.ts';

/** Lists the paths through a form that every compilation runs. */
export const paths: Command = {
  usage: 'paths <form>',
  summary: 'list the paths through a form: their sets, ends and answers',
  declare: (line) =>
    line
      .option('--form-version <version>', 'the version; the latest by default')
      .option('--definitions <folder>', 'the folder of definitions', 'definitions')
      .option('--json', 'print the paths as JSON'),
  async run(call) {
    const chosen = await chooseForm(call);
    if (!chosen) return exitCode.problem;
    const { form } = chosen;
    const { id, version } = form.bundle;
    const listed = listPaths(form);
    const of = String(listed.of);
    const listing = call.options.json
      ? JSON.stringify({ id, version, of, paths: listed.paths }, null, 2)
      : [
          `${id} ${version}: ${howMany(listed.paths.length, listed.of)}`,
          ...listed.paths.map(printPath),
        ].join('\n\n');
    call.io.out(`${listing}\n`);
    return exitCode.clean;
  },
};

const whatTheyShow = [
  'They take every route, give every kind of answer, combine answers that meet in a formula,',
  'and cover both sides of every comparison.',
].join(' ');

function howMany(run: number, of: bigint): string {
  const more = BigInt(run) - of;
  if (more > 0n) return `all ${grouped(of)} paths, and ${more} more where a comparison turns.`;
  if (more === 0n) return `all ${grouped(of)} paths.`;
  const number = `${grouped(BigInt(run))} of ${grouped(of)} paths`;
  return `${number}. ${whatTheyShow}`;
}

function grouped(number: bigint): string {
  return number.toLocaleString('en-US');
}

function printPath({ number, sets, finish, federal, answers }: ListedPath): string {
  const given = Object.entries(federal ?? {}).map(([key, value]) => `federal.${key} ${value}`);
  const sent = Object.entries(answers).map(([id, answer]) => `${id} ${answer}`);
  const lines = [
    `${String(number).padStart(4)}  ${[...sets, finish].join(' → ')}`,
    ...wrapped([...given, ...sent]).map((line) => `      ${line}`),
  ];
  return lines.join('\n');
}

const width = 90;

function wrapped(words: string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last}, ${word}`;
  }
  return lines;
}
