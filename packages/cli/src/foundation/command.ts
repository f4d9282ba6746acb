import type { Command as CommandLine } from 'commander';
import type { ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';

/** What was typed after the command's name. */
export type Call = {
  names: string[];
  options: Record<string, string | boolean | undefined>;
  io: Io;
};

/** One thing formpress can do. One command, one file, one line in commands.ts. */
export type Command = {
  /** Its name and arguments, such as `build <folder>`. */
  usage: string;
  summary: string;
  /** Adds its options. */
  declare(line: CommandLine): CommandLine;
  run(call: Call): Promise<ExitCode>;
};
