import type { Command as CommandLine } from 'commander';
import type { ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';

/** A call of a command, with its arguments. */
export type Call = {
  names: string[];
  options: Record<string, string | boolean | undefined>;
  io: Io;
};

/** A command of formpress: one file, and one line in commands.ts. */
export type Command = {
  /** Its name and arguments, such as `build <folder>`. */
  usage: string;
  summary: string;
  /** Adds its options. */
  declare(line: CommandLine): CommandLine;
  run(call: Call): Promise<ExitCode>;
};
