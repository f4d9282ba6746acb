import type { ExportOptions } from '../foundation/export-options.ts';
import { notesOf } from '../foundation/notes-of.ts';
import type { Unit, UnitState } from '../foundation/unit.ts';
import { exportedAs } from '../foundation/unit-id.ts';
import { unitsByFile } from '../foundation/units-by-home.ts';
import { type InlineNames, inlineText } from './inline.ts';
import { escapeAttribute, escapeText } from './xml-element.ts';

/** How XLIFF 1.2 names a placeholder. */
export const inline12: InlineNames = { element: 'x', source: 'equiv-text' };

/** Our states in XLIFF 1.2. */
export const states12: Record<UnitState, string> = {
  missing: 'new',
  changed: 'needs-adaptation',
  draft: 'needs-review-translation',
  translated: 'translated',
  reviewed: 'signed-off',
};

/** Units as XLIFF 1.2: a file element for each file of translations. */
export function writeXliff(units: readonly Unit[], options: ExportOptions): Uint8Array {
  const files = [...unitsByFile(units)].map(([file, own]) => fileOf(file, own, options));
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">',
    ...files,
    '</xliff>',
    '',
  ].join('\n');
  return Buffer.from(text);
}

function fileOf(file: string, units: readonly Unit[], options: ExportOptions): string {
  return [
    `  <file original="${escapeAttribute(file)}" source-language="en" target-language="${options.language}" datatype="plaintext">`,
    '    <body>',
    ...units.map((unit) => unitOf(unit, options)),
    '    </body>',
    '  </file>',
  ].join('\n');
}

function unitOf(unit: Unit, { studioUrl }: ExportOptions): string {
  const { id, english, translation, state, uses } = unit;
  const approved = state === 'reviewed' ? ' approved="yes"' : '';
  const notes = notesOf(unit, studioUrl).map(
    ({ heading, text }) => `        <note from="${heading}">${escapeText(text)}</note>`,
  );
  return [
    `      <trans-unit id="${id}" resname="${escapeAttribute(uses[0]?.shown ?? '')}" extradata="${exportedAs(unit)}"${approved} xml:space="preserve">`,
    `        <source>${inlineText(english, english, inline12)}</source>`,
    `        <target state="${states12[state]}">${inlineText(translation, english, inline12)}</target>`,
    ...notes,
    '      </trans-unit>',
  ].join('\n');
}
