import type { Sources } from '../../foundation/files.ts';
import { toolVersion } from '../../foundation/tool-version.ts';
import type { Diagnostic, Fix, SourceRange } from '../diagnostic.ts';
import { fingerprints } from '../fingerprints.ts';
import { replacementsOf } from '../fixes/replacements-of.ts';
import type { FormatOptions } from '../format-options.ts';
import { inOrder } from '../in-order.ts';
import { pathOf } from '../path-of.ts';
import { regionOf } from '../region-of.ts';
import { wholeMessage } from '../whole-message.ts';
import { sarifRule } from './sarif-rule.ts';

/** The region of an insertion into a file that is still to be made. */
const beginning = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

type Printing = FormatOptions & { files: Sources };

/** Diagnostics as SARIF 2.1.0 for code scanners. Accepted warnings are always included. */
export function diagnosticsAsSarif(
  diagnostics: readonly Diagnostic[],
  files: Sources,
  options: FormatOptions,
): string {
  const all = inOrder(diagnostics);
  const codes = [...new Set(all.map(({ code }) => code))].sort();
  const prints = fingerprints(all, files);
  const run = {
    tool: {
      driver: { name: 'Formpress', version: toolVersion(), rules: codes.map(sarifRule) },
    },
    columnKind: 'utf16CodeUnits',
    results: all.map((diagnostic, index) => ({
      ruleId: diagnostic.code,
      ruleIndex: codes.indexOf(diagnostic.code),
      ...resultOf(diagnostic, { ...options, files }),
      partialFingerprints: { 'formpress/v1': prints[index] },
    })),
  };
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

/** The standard requires suppressions on every result or on none, so most have an empty list. */
function resultOf(diagnostic: Diagnostic, printing: Printing) {
  const { severity, at, related = [], fixes = [], accepted, ...rest } = diagnostic;
  const described = fixes.flatMap((fix) => fixOf(fix, printing) ?? []);
  return {
    level: severity,
    message: { text: wholeMessage({ severity, at, ...rest }) },
    locations: [locationOf(at, printing)],
    relatedLocations: related.map((other, id) => ({
      id,
      ...locationOf(other.at, printing),
      message: { text: other.message },
    })),
    ...(described.length > 0 && { fixes: described }),
    suppressions: accepted === undefined ? [] : [{ kind: 'inSource', justification: accepted }],
  };
}

/** A fix with its replacements, by file; undefined when a file no longer has what it changes. */
function fixOf(fix: Fix, printing: Printing) {
  const replacements = replacementsOf(fix, printing.files);
  const files = [...new Set(replacements?.map(({ file }) => file))];
  if (files.length === 0) return undefined;
  const artifactChanges = files.map((file) => ({
    artifactLocation: { uri: uriOf(pathOf(file, printing.folder)) },
    replacements: replacements
      ?.filter((each) => each.file === file)
      .map(({ text, ...at }) => ({
        deletedRegion: locationOf(at, printing).physicalLocation.region ?? beginning,
        insertedContent: { text },
      })),
  }));
  return { description: { text: fix.title }, artifactChanges };
}

function locationOf(at: SourceRange, { files, folder }: Printing) {
  const region = regionOf(at, files);
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(pathOf(at.file, folder)) },
      ...(region && {
        region: {
          startLine: region.start.line,
          startColumn: region.start.column,
          endLine: region.end.line,
          endColumn: region.end.column,
        },
      }),
    },
  };
}

/** A relative reference, so that it is valid wherever the definitions are; an absolute path becomes a file URI. */
function uriOf(path: string): string {
  const escaped = path.split('/').map(encodeURIComponent).join('/');
  return path.startsWith('/') ? `file://${escaped}` : escaped;
}
