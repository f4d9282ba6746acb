import { ReleaseProblem, rollBack } from '@formpress/service';
import type { Command } from '../command.ts';
import { exitCode } from '../exit-code.ts';

/** Makes the release before the current one current again. */
export const rollback: Command = {
  usage: 'rollback [root]',
  summary: 'go back to the release before the current one (RELEASE names the root too)',
  declare: (line) => line,
  async run({ names: [named], io }) {
    const root = named ?? io.environment.RELEASE ?? '.';
    try {
      const name = await rollBack(root);
      if (name === undefined) io.error(`${root} holds no earlier release to go back to.\n`);
      else io.out(`${name} is the current release of ${root} again.\n`);
      return name === undefined ? exitCode.problem : exitCode.clean;
    } catch (problem) {
      if (!(problem instanceof ReleaseProblem)) throw problem;
      io.error(`${problem.message}\n`);
      return exitCode.problem;
    }
  },
};
