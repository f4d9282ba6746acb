import type { Sources } from '../../foundation/files.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { FormatOptions } from '../format-options.ts';
import { diagnosticsForGithub } from './github.ts';
import { diagnosticsAsJson } from './json.ts';
import { diagnosticsAsJunit } from './junit.ts';
import { diagnosticsAsSarif } from './sarif.ts';
import { printDiagnostics } from './text.ts';

type Print = (diagnostics: readonly Diagnostic[], files: Sources, options: FormatOptions) => string;

/** The name of a format. */
export type Format = 'text' | 'json' | 'sarif' | 'github' | 'junit';

/** All formats in which diagnostics can be printed. */
export const formats: Record<Format, Print> = {
  text: printDiagnostics,
  json: diagnosticsAsJson,
  sarif: diagnosticsAsSarif,
  github: diagnosticsForGithub,
  junit: diagnosticsAsJunit,
};
