import { type GetTextTranslation, po } from 'gettext-parser';
import type { ExportOptions } from '../foundation/export-options.ts';
import { notesOf } from '../foundation/notes-of.ts';
import type { Unit } from '../foundation/unit.ts';
import { exportedAs } from '../foundation/unit-id.ts';

/** What the line with the exported state begins with. */
export const exportedMark = 'Exported as: ';

/** Units as a gettext PO file. The context is the file of translations; together with the English it identifies a unit. */
export function writePo(units: readonly Unit[], options: ExportOptions): Uint8Array {
  const translations: Record<string, Record<string, GetTextTranslation>> = { '': {} };
  for (const unit of units) {
    const own = translations[unit.file] ?? {};
    translations[unit.file] = own;
    own[unit.english] = entryOf(unit, options);
  }
  const headers = {
    'Project-Id-Version': 'Formpress',
    Language: options.language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms':
      options.language === 'fr' ? 'nplurals=2; plural=(n > 1);' : 'nplurals=2; plural=(n != 1);',
  };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
}

function entryOf(unit: Unit, { studioUrl }: ExportOptions): GetTextTranslation {
  const { file, english, translation, state, before, uses } = unit;
  const notes = notesOf(unit, studioUrl).map(({ heading, text }) => `${heading}: ${text}`);
  const isFuzzy = state === 'draft';
  return {
    msgctxt: file,
    msgid: english,
    msgstr: [translation],
    comments: {
      extracted: [...notes, `${exportedMark}${exportedAs(unit)}`].join('\n'),
      reference: uses
        .slice(0, 1)
        .map(({ shown }) => shown.replaceAll(/,? /g, '/'))
        .join('\n'),
      ...(isFuzzy && { flag: 'fuzzy' }),
      ...(before && { previous: `msgid ${JSON.stringify(before.english)}` }),
    } as GetTextTranslation['comments'],
  } as GetTextTranslation;
}
