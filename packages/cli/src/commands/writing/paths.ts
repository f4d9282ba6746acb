import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { caseStubs, type ListedPath, type LoweredForm, listPaths } from '@formpress/compiler';
import { declareCache } from '../../cache/cache-option.ts';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { chooseForm } from '../../reading/choose-form.ts';

/** Lists the paths through a form that every compilation runs. */
export const paths: Command = {
  usage: 'paths <form>',
  summary: 'list the paths through a form: their sets, ends and answers',
  declare: (line) =>
    declareCache(line)
      .option('--form-version <version>', 'the version; the latest by default')
      .option('--definitions <folder>', 'the folder of definitions', 'definitions')
      .option('--json', 'print the paths as JSON')
      .option(
        '--cases',
        'list the routes that no case takes, and write a case for each to complete',
      ),
  async run(call) {
    const chosen = await chooseForm(call);
    if (!chosen) return exitCode.problem;
    const { form } = chosen;
    const { id, version } = form.bundle;
    if (call.options.cases === true) return writeStubs(form, call);
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

/** Writes a case for each route that has none. The analyst works out the expected values by hand. */
async function writeStubs(form: LoweredForm, { options, io }: Call): Promise<ExitCode> {
  const { routes, yaml } = caseStubs(form);
  const { id, version } = form.bundle;
  if (routes.length === 0) {
    io.out(`Every route of ${id} ${version} has a case.\n`);
    return exitCode.clean;
  }
  const path = join(String(options.definitions), form.source.folder, 'cases/untested.yaml');
  if (existsSync(path)) {
    io.error(`${path} exists. Complete what it has, and name it otherwise.\n`);
    return exitCode.problem;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, yaml);
  io.out(`${routes.map((route) => `  ${route}\n`).join('')}${path}\n`);
  return exitCode.clean;
}

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
