import { KeyProblem, RegistryProblem, StatementProblem } from '@formpress/registry';
import type { Call } from '../foundation/command.ts';
import { type ExitCode, exitCode } from '../foundation/exit-code.ts';
import { ComparedProblem } from '../reading/compared-problem.ts';

/** Wrong usage of a command. The message explains the right usage. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

/** Runs a command that uses a registry, and prints its problem if there is one. */
export async function printingProblems(
  { io }: Call,
  run: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await run();
  } catch (problem) {
    const isUsage =
      problem instanceof UsageProblem ||
      (problem instanceof RegistryProblem && ['REFERENCE', 'SETTING'].includes(problem.code));
    const isTold =
      problem instanceof RegistryProblem ||
      problem instanceof StatementProblem ||
      problem instanceof ComparedProblem ||
      problem instanceof KeyProblem;
    if (!isUsage && !isTold) throw problem;
    io.error(`${(problem as Error).message}\n`);
    return isUsage ? exitCode.usage : exitCode.problem;
  }
}
