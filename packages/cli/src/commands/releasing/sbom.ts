import { readSbom } from '@formpress/compiler';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';

/** Prints the software bill of materials. */
export const sbom: Command = {
  usage: 'sbom',
  summary: 'print the bill of materials (CycloneDX): every module of Formpress with its licence',
  declare: (line) => line,
  async run({ io }) {
    io.out(readSbom());
    return exitCode.clean;
  },
};
