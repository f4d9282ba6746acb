import { Encodings } from 'pdf-lib/standard-fonts';

/** The characters of the codes 0 to 255. */
export type LettersByCode = readonly string[];

const plain = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

const winAnsi = [...plain, ...new Array<string>(128).fill(' ')];
for (const point of Encodings.WinAnsi.supportedCodePoints) {
  winAnsi[Encodings.WinAnsi.encodeUnicodeCodePoint(point).code] = String.fromCodePoint(point);
}

const macRoman: LettersByCode = [
  ...plain,
  ...'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊',
  ...'ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
];

// ISO 32000-1, annex D.2; undefined codes are spaces.
const standard: LettersByCode = [
  ...plain.map((letter) => ({ "'": '’', '`': '‘' })[letter] ?? letter),
  ...' '.repeat(33),
  ..."¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ –†‡· ¶•‚„”»…‰ ¿ `´ˆ˜¯˘˙¨ ˚¸ ˝˛ˇ—",
  ...`${' '.repeat(16)}Æ ª    ŁØŒº     æ   ı  łøœß    `,
];

/** The characters of the encoding with this name. */
export function lettersOf(encoding: string | undefined): LettersByCode {
  if (encoding === 'WinAnsiEncoding') return winAnsi;
  return encoding === 'MacRomanEncoding' ? macRoman : standard;
}

const byName = new Map<string, string>();
for (const encoding of [Encodings.ZapfDingbats, Encodings.Symbol, Encodings.WinAnsi]) {
  for (const point of encoding.supportedCodePoints) {
    byName.set(encoding.encodeUnicodeCodePoint(point).name, String.fromCodePoint(point));
  }
}
for (const [name, letter] of Object.entries({
  fi: 'ﬁ',
  fl: 'ﬂ',
  ff: 'ff',
  ffi: 'ffi',
  ffl: 'ffl',
  nbspace: ' ',
  sfthyphen: '-',
})) {
  byName.set(name, letter);
}

/** The character of a glyph with this name, if known. */
export function letterOfGlyph(name: string): string | undefined {
  const [stem = ''] = name.split('.');
  const known = byName.get(stem);
  if (known !== undefined) return known;
  const hex = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(stem);
  const point = Number.parseInt(hex?.[1] ?? hex?.[2] ?? '', 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
