import { Encodings, Font, FontNames } from 'pdf-lib/standard-fonts';

const families = {
  courier: ['Courier', 'Courier-Bold'],
  times: ['Times-Roman', 'Times-Bold'],
  helvetica: ['Helvetica', 'Helvetica-Bold'],
} as const;

const names: Record<string, FontNames> = {
  Courier: FontNames.Courier,
  'Courier-Bold': FontNames.CourierBold,
  'Times-Roman': FontNames.TimesRoman,
  'Times-Bold': FontNames.TimesRomanBold,
  Helvetica: FontNames.Helvetica,
  'Helvetica-Bold': FontNames.HelveticaBold,
};

/** The standard font nearest to the font of a field, judged by its name or the usual short name. Every viewer has it. */
export function standardFontFor(baseFont: string): string {
  const [regular, bold] = families[familyOf(baseFont)];
  return /bold|black|heavy|HeBo|HeBO|TiBo|TiBI|CoBo|CoBO/.test(
    baseFont.replace(/B(old|lack)/, 'bold'),
  )
    ? bold
    : regular;
}

function familyOf(baseFont: string): keyof typeof families {
  if (/^Co(?:Bo|Ob|BO)$/.test(baseFont) || /cour|mono|typewriter|consol/i.test(baseFont))
    return 'courier';
  if (/^Ti(?:Ro|Bo|It|BI)$/.test(baseFont)) return 'times';
  if (/times|minion|garamond|georgia|roman|serif(?!.*sans)/i.test(baseFont)) {
    return /sans/i.test(baseFont) ? 'helvetica' : 'times';
  }
  return 'helvetica';
}

/** Widths of the WinAnsi codes 32 to 255 in thousandths of the size, 0 where a code is undefined. */
export function standardWidths(name: string): number[] {
  const known = names[name];
  if (!known) throw new Error(`${name} is not among the standard fonts we use.`);
  const font = Font.load(known);
  const widths = new Array<number>(224).fill(0);
  for (const point of Encodings.WinAnsi.supportedCodePoints) {
    const glyph = Encodings.WinAnsi.encodeUnicodeCodePoint(point);
    widths[glyph.code - 32] = font.getWidthOfGlyph(glyph.name) ?? 0;
  }
  return widths;
}
