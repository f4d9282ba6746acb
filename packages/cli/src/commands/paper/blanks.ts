import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';

/** Fetches the agencies' files, or checks whether they changed. No other command fetches them. */
export const blanks: Command = {
  usage: 'blanks <fetch|watch> [folder]',
  summary: "fetch the agencies' PDFs that form.yaml names, or tell which of them changed",
  declare: (line) =>
    line.option(
      '--trust-first',
      'with fetch: record the digest of a file whose digest is not known',
    ),
  async run({ names: [task = '', folder = 'definitions'], options, io }) {
    if (task === 'fetch') {
      const { fetchBlanks } = await import('../../fetching/fetch-blanks.ts');
      const failed = await fetchBlanks({ folder, trustFirst: options.trustFirst === true, io });
      return failed === 0 ? exitCode.clean : exitCode.problem;
    }
    if (task === 'watch') {
      const { watchBlanks } = await import('../../fetching/watch-blanks.ts');
      return (await watchBlanks(folder, io)) === 0 ? exitCode.clean : exitCode.problem;
    }
    io.error('Say what to do: formpress blanks fetch, or formpress blanks watch\n');
    return exitCode.usage;
  },
};
