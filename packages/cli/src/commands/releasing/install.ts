import { installRelease, ReleaseProblem } from '@formpress/service';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';

/** Installs a release in a release root, after checking every digest and filling every form. */
export const install: Command = {
  usage: 'install <release> <root>',
  summary: 'copy a built release into a release root, from where services load it',
  declare: (line) => line,
  async run({ names: [release = '', root = ''], io }) {
    try {
      const name = await installRelease(release, root);
      io.out(`${name} is the current release of ${root}.\n`);
      return exitCode.clean;
    } catch (problem) {
      if (!(problem instanceof ReleaseProblem)) throw problem;
      io.error(`${problem.message}\n`);
      return exitCode.problem;
    }
  },
};
