import { type Format, formats } from '@formpress/compiler';
import { type Command as CommandLine, InvalidArgumentError, Option } from 'commander';
import type { Call } from '../foundation/command.ts';

/** How a command reports the compiler's findings. */
export type Reporting = {
  format: Format;
  /** The file to write to, instead of the terminal. */
  output?: string;
  showAccepted: boolean;
  /** With more warnings than this, the command exits as if there were an error. */
  maxWarnings: number;
};

/** The default reporting. */
export const plainReporting: Reporting = {
  format: 'text',
  showAccepted: false,
  maxWarnings: Number.POSITIVE_INFINITY,
};

/** Adds the options for reporting findings. */
export function declareReporting(line: CommandLine): CommandLine {
  const format = new Option('--format <format>', 'how to print findings');
  const json = new Option('--json', 'the same as --format json').implies({ format: 'json' });
  return line
    .addOption(format.choices(Object.keys(formats)).default('text'))
    .addOption(json)
    .option('--output <file>', 'write findings to a file')
    .option(
      '--max-warnings <number>',
      'exit with 1 when there are more warnings than this',
      wholeNumber,
    )
    .option('--show-accepted', 'also print warnings that the files accept');
}

/** Reads the options for reporting findings. */
export function readReporting({ options }: Call): Reporting {
  const { format, output, maxWarnings, showAccepted } = options;
  return {
    format: format as Format,
    ...(typeof output === 'string' && { output }),
    showAccepted: showAccepted === true,
    maxWarnings: maxWarnings === undefined ? plainReporting.maxWarnings : Number(maxWarnings),
  };
}

function wholeNumber(text: string): string {
  if (/^[0-9]+$/.test(text)) return text;
  throw new InvalidArgumentError('Write a whole number, such as 0.');
}
