import { CommanderError, Command as CommandLine } from 'commander';
import { commands } from './commands.ts';
import type { Command } from './foundation/command.ts';
import { type ExitCode, exitCode } from './foundation/exit-code.ts';
import type { Io } from './foundation/io.ts';

/** Runs a command and returns its exit code. */
export async function runCommand(words: string[], io: Io): Promise<number> {
  let ended: ExitCode = exitCode.clean;
  const program = new CommandLine('formpress')
    .description('Compiles withholding certificates and serves them.')
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.error })
    .showHelpAfterError('Run "formpress --help" for a list of commands.');
  for (const command of await commandsFor(words)) {
    const line = command.declare(program.command(command.usage).description(command.summary));
    line.exitOverride().action(async () => {
      const options = line.opts() as Record<string, string | boolean | undefined>;
      ended = await command.run({ names: line.args, options, io });
    });
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return ended;
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCode.clean : exitCode.usage;
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.error(
      `This is a fault in Formpress, not in what you wrote. Please report it with these lines:\n${details}\n`,
    );
    return exitCode.fault;
  }
}

/** The called command; all commands for help or an unknown name. */
async function commandsFor([name]: string[]): Promise<Command[]> {
  const called = commands.filter((command) => command.name === name);
  return Promise.all((called.length > 0 ? called : commands).map((command) => command.load()));
}
