import { type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import { type GetTextTranslation, po } from 'gettext-parser';
import {
  type ReturnedFile,
  type ReturnedUnit,
  UnreadableFile,
} from '../foundation/returned-unit.ts';
import { unitId } from '../foundation/unit-id.ts';
import { exportedMark } from './write-po.ts';

/** Reads a gettext PO file. */
export function readPo(bytes: Uint8Array): ReturnedFile {
  const { headers, translations } = parsed(Buffer.from(bytes).toString('utf8'));
  const entries = Object.values(translations).flatMap((own) => Object.values(own));
  const units = entries.filter(({ msgid }) => msgid !== '').map(unitOf);
  return { language: languageOf(headers.Language ?? ''), units };
}

function parsed(text: string) {
  try {
    return po.parse(text);
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    throw new UnreadableFile(`The file cannot be read as PO: ${problem.message}.`);
  }
}

function languageOf(code: string): TranslatedLanguage {
  const language = translatedLanguages.find((each) => code === each || code.startsWith(`${each}_`));
  if (language) return language;
  throw new UnreadableFile(
    `The header of the file does not say its language. Write "Language: ${translatedLanguages.join('" or "Language: ')}".`,
  );
}

function unitOf({ msgctxt = '', msgid, msgstr, comments }: GetTextTranslation): ReturnedUnit {
  const lines = (comments?.extracted ?? '').split('\n');
  const exported = lines.find((line) => line.startsWith(exportedMark))?.slice(exportedMark.length);
  const shown = lines.find((line) => line.startsWith('Shown: '))?.slice('Shown: '.length);
  const isFuzzy = comments?.flag?.split(/,\s*/).includes('fuzzy') === true;
  return {
    id: unitId(msgctxt, msgid),
    english: msgid,
    translation: msgstr[0] ?? '',
    ...(isFuzzy && { state: 'draft' }),
    ...(exported !== undefined && { exported }),
    ...(shown !== undefined && { shown }),
    at: `entry "${shortened(msgid)}" of ${msgctxt}`,
  };
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
