import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';

/** What was found in a form version, and what it is based on. */
export type FormFindings = {
  id: string;
  version: string;
  /** Its own folder and those of the forms it is based on. */
  folders: readonly string[];
  /** Where it says what it is based on. */
  basedOnAt?: SourceRange | undefined;
  found: readonly Diagnostic[];
};

/** The id and the version of the form that a form is based on, from its folders. */
export function baseOf(folders: FormFindings['folders']): [id: string, version: string] {
  const [, , id = '', version = ''] = folders[1]?.split('/') ?? [];
  return [id, version];
}
