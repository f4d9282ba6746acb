import { isDictionary, StreamObject } from '../../reader/values.ts';
import { letterOfGlyph } from '../../text/letters-by-code.ts';
import { nameText, type UaDocument } from '../document.ts';
import type { Rule } from '../rule.ts';
import type { UsedFont } from '../used-font.ts';

const identities = new Set(['Identity-H', 'Identity-V']);
const simpleEncodings = new Set(['WinAnsiEncoding', 'MacRomanEncoding']);

/** Fonts in which something is shown. */
export const fonts: Rule[] = [
  {
    clause: '7.21.3.2-1',
    says: 'A composite TrueType font says which glyph each character has (CIDToGIDMap).',
    breaches: ({ file, fonts: used }) =>
      namesOf(
        used.filter(({ characters, isEmbedded }) => {
          const isTrueType = nameText(file.at(characters, 'Subtype')) === 'CIDFontType2';
          return isTrueType && isEmbedded && !characters.has('CIDToGIDMap');
        }),
      ),
  },
  {
    clause: '7.21.3.3-1',
    says: 'The encoding of a composite font is known to all viewers or embedded.',
    breaches: ({ fonts: used }) =>
      namesOf(
        used.filter(
          ({ isComposite, encoding }) =>
            isComposite &&
            !identities.has(nameText(encoding) ?? '') &&
            !(encoding instanceof StreamObject),
        ),
      ),
  },
  {
    clause: '7.21.4.1-1',
    says: 'Every font is embedded.',
    breaches: ({ fonts: used }) => namesOf(used.filter(({ isEmbedded }) => !isEmbedded)),
  },
  {
    clause: '7.21.4.1-2',
    says: 'Every embedded font has all glyphs that are shown.',
    breaches: (document) =>
      codesWhere(
        document,
        (font, code) => (font.glyphOf(code) ?? 0) >= (font.program?.glyphs ?? 1),
      ),
  },
  {
    clause: '7.21.5-1',
    says: 'The widths in a font and in its program are the same.',
    breaches: (document) =>
      codesWhere(document, (font, code) => {
        const [glyph, width] = [font.glyphOf(code), font.widthOf(code)];
        if (!glyph || !font.program || glyph >= font.program.glyphs) return false;
        return Math.abs((width ?? 0) - font.program.widthOf(glyph)) > 1;
      }),
  },
  {
    clause: '7.21.6-1',
    says: 'A TrueType font with ordinary letters finds its glyphs by their characters.',
    breaches: ({ fonts: used }) =>
      namesOf(
        ordinary(used).filter(({ program }) => {
          const isFound = program?.encodings.some((each) => each === '3,1' || each === '1,0');
          return program && !isFound;
        }),
      ),
  },
  {
    clause: '7.21.6-2',
    says: 'A TrueType font with ordinary letters has one of the two standard encodings.',
    breaches: ({ fonts: used }) =>
      namesOf(
        ordinary(used).filter(
          (font) =>
            !simpleEncodings.has(font.baseEncoding() ?? '') ||
            [...font.differences().values()].some((name) => letterOfGlyph(name) === undefined),
        ),
      ),
  },
  {
    clause: '7.21.6-3',
    says: 'A symbolic TrueType font has no encoding.',
    breaches: ({ fonts: used }) =>
      namesOf(
        used.filter(
          ({ subtype, isSymbolic, encoding }) =>
            subtype === 'TrueType' && isSymbolic && (nameText(encoding) ?? isDictionary(encoding)),
        ),
      ),
  },
  {
    clause: '7.21.7-1',
    says: 'Every code that is shown stands for a known character.',
    breaches: (document) => codesWhere(document, (font, code) => font.textOf(code) === undefined),
  },
  {
    clause: '7.21.7-2',
    says: 'No character is U+0000, U+FEFF or U+FFFE.',
    breaches: (document) =>
      codesWhere(document, (font, code) =>
        /[\0\ufeff\ufffe]/.test(font.toUnicode?.get(code) ?? ''),
      ),
  },
  {
    clause: '7.21.8-1',
    says: 'No glyph is shown that stands for a missing one (.notdef).',
    breaches: (document) =>
      codesWhere(document, (font, code) => font.glyphOf(code) === 0 && hasTable(font)),
  },
];

/** TrueType fonts that are not symbolic. */
function ordinary(used: UsedFont[]): UsedFont[] {
  return used.filter(({ subtype, isSymbolic }) => subtype === 'TrueType' && !isSymbolic);
}

/** Whether the glyphs of a font can be found. A font without a character table breaks another rule. */
function hasTable({ isComposite, program }: UsedFont): boolean {
  return isComposite || program?.encodings.includes('3,1') === true;
}

function namesOf(used: UsedFont[]): string[] {
  return used.map(({ name }) => `the font ${name}`);
}

function codesWhere(
  { fonts: used }: UaDocument,
  isWrong: (font: UsedFont, code: number) => boolean,
): string[] {
  return namesOf(used.filter((font) => [...font.codes].some((code) => isWrong(font, code))));
}
