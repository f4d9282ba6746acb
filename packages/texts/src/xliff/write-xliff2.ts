import type { ExportOptions } from '../foundation/export-options.ts';
import { notesOf } from '../foundation/notes-of.ts';
import type { Unit, UnitState } from '../foundation/unit.ts';
import { exportedAs } from '../foundation/unit-id.ts';
import { unitsByFile } from '../foundation/units-by-home.ts';
import { type InlineNames, inlineText } from './inline.ts';
import { escapeAttribute, escapeText } from './xml-element.ts';

/** How XLIFF 2.0 names a placeholder. */
export const inline2: InlineNames = { element: 'ph', source: 'equiv' };

/** Our states in XLIFF 2.0. It has none for a changed text or a draft: they are initial, with a sub-state. */
const states2: Record<UnitState, string> = {
  missing: 'state="initial"',
  changed: 'state="initial" subState="formpress:changed"',
  draft: 'state="initial" subState="formpress:draft"',
  translated: 'state="translated"',
  reviewed: 'state="reviewed"',
};

/** Units as XLIFF 2.0: a file element for each file of translations. */
export function writeXliff2(units: readonly Unit[], options: ExportOptions): Uint8Array {
  const files = [...unitsByFile(units)].map(([file, own], index) =>
    fileOf(`f${index + 1}`, file, own, options),
  );
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${options.language}">`,
    ...files,
    '</xliff>',
    '',
  ].join('\n');
  return Buffer.from(text);
}

function fileOf(id: string, file: string, units: readonly Unit[], options: ExportOptions): string {
  return [
    `  <file id="${id}" original="${escapeAttribute(file)}">`,
    ...units.map((unit) => unitOf(unit, options)),
    '  </file>',
  ].join('\n');
}

function unitOf(unit: Unit, { studioUrl }: ExportOptions): string {
  const { id, english, translation, state, uses } = unit;
  const notes = [
    { heading: 'Exported as', text: exportedAs(unit) },
    ...notesOf(unit, studioUrl),
  ].map(({ heading, text }) => `        <note category="${heading}">${escapeText(text)}</note>`);
  return [
    `    <unit id="${id}" name="${escapeAttribute(uses[0]?.shown ?? '')}" xml:space="preserve">`,
    '      <notes>',
    ...notes,
    '      </notes>',
    `      <segment ${states2[state]}>`,
    `        <source>${inlineText(english, english, inline2)}</source>`,
    `        <target>${inlineText(translation, english, inline2)}</target>`,
    '      </segment>',
    '    </unit>',
  ].join('\n');
}
