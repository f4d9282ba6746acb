import type { Sources } from '../../foundation/files.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { FormatOptions } from '../format-options.ts';
import { pathOf } from '../path-of.ts';
import { shownDiagnostics } from '../shown-diagnostics.ts';
import { escapeXml } from './escape-xml.ts';
import { printDiagnostics } from './text.ts';

type Printing = FormatOptions & { files: Sources };

/** What a suite is about: a form version by its folder, or the files that forms share. */
type Suite = { name: string; folder: string; found: Diagnostic[] };

/**
 * Diagnostics as a test report: a suite for each form version and one for what forms share. An error
 * is a failed test, a warning one that passed with a remark, an accepted warning one that was skipped.
 */
export function diagnosticsAsJunit(
  diagnostics: readonly Diagnostic[],
  files: Sources,
  options: FormatOptions,
): string {
  const suites = suitesOf(shownDiagnostics(diagnostics, options), files);
  const printing = { ...options, files };
  const body = suites.map((suite) => printSuite(suite, printing)).join('');
  const counts = countsOf(suites.flatMap(casesOf));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="formpress"${counts}>\n${body}</testsuites>\n`;
}

function suitesOf(found: Diagnostic[], files: Sources): Suite[] {
  const folders = [...files.keys(), ...found.map(({ at }) => at.file)].map(versionFolder);
  const versions = [...new Set(folders)].filter((folder) => folder !== '').sort();
  return [...versions, ''].map((folder) => ({
    name: folder === '' ? 'shared files' : folder.split('/').slice(-2).join(' '),
    folder,
    found: found.filter(({ at }) => versionFolder(at.file) === folder),
  }));
}

/** The folder of the form version to which a file belongs, such as us/AL/AL101/2026.1.0. */
function versionFolder(file: string): string {
  return /^[^/]+\/[^/]+\/[^/]+\/[0-9]+(?:\.[0-9]+){2}(?=\/|$)/.exec(file)?.[0] ?? '';
}

/** A suite without findings is one test that passed. */
function casesOf({ found }: Suite): (Diagnostic | undefined)[] {
  return found.length > 0 ? found : [undefined];
}

function printSuite(suite: Suite, printing: Printing): string {
  const cases = casesOf(suite);
  const body = cases.map((found) => printCase(suite, found, printing)).join('');
  const name = ` name="${escapeXml(suite.name)}"`;
  return `  <testsuite${name}${countsOf(cases)}>\n${body}  </testsuite>\n`;
}

function printCase(suite: Suite, found: Diagnostic | undefined, printing: Printing): string {
  const className = ` classname="${escapeXml(suite.name)}"`;
  if (!found) return `    <testcase name="nothing wrong"${className}/>\n`;
  const name = `    <testcase name="${escapeXml(`${found.code}: ${found.message}`)}"${className}`;
  const file = ` file="${escapeXml(pathOf(found.at.file, printing.folder))}"`;
  return `${name}${file}>\n      ${outcome(found, printing)}\n    </testcase>\n`;
}

function outcome(found: Diagnostic, { files, ...options }: Printing): string {
  const { code, severity, message, accepted } = found;
  if (accepted !== undefined) return `<skipped message="${escapeXml(accepted)}"/>`;
  const text = escapeXml(printDiagnostics([found], files, { ...options, colour: false }), 'text');
  if (severity === 'warning') return `<system-out>${text}</system-out>`;
  return `<failure type="${escapeXml(code)}" message="${escapeXml(message)}">${text}</failure>`;
}

function countsOf(cases: (Diagnostic | undefined)[]): string {
  const failures = cases.filter((found) => found?.severity === 'error').length;
  const skipped = cases.filter((found) => found?.accepted !== undefined).length;
  return ` tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
}
