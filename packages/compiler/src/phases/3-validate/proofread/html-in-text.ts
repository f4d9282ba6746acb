import { corrections, type FoundSlip, firstMatch, type Slip } from './slip.ts';

const entity = /&(?:[A-Za-z][A-Za-z0-9]{1,20}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});/;
const tag =
  /(?<!\(\?)<\/?(?:a|b|br|div|em|font|i|li|ol|p|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/i;

const characters: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' },
  ...{ rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', hellip: '…' },
};

/** HTML copied from a web page: clients show it literally. */
export const htmlInText: Slip = {
  code: 'html-in-text',
  find({ node: { value }, isPattern }) {
    if (isPattern) return undefined;
    const match = firstMatch(entity, value) ?? firstMatch(tag, value);
    if (!match) return undefined;
    return {
      ...match,
      message: `"${match.found}" is HTML, and would be shown literally.`,
      help: match.found.startsWith('&')
        ? 'Write the character itself.'
        : 'Write only the words. A list is a note with "list".',
      ...mendOf(value),
    };
  },
};

/** The fix for a text without tags that has only known characters written as HTML; none for other texts. */
function mendOf(value: string): Pick<FoundSlip, 'mend'> {
  const words = corrections(entity, value, (found) => characterOf(found) ?? '');
  const areKnown = !tag.test(value) && words.every(({ text }) => text !== '');
  return areKnown ? { mend: { title: 'Write the characters themselves', words } } : {};
}

function characterOf(written: string): string | undefined {
  const [, hex, decimal, name = ''] = /^&(?:#[xX](\w+)|#(\d+)|(\w+));$/.exec(written) ?? [];
  const point = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
  if (Number.isNaN(point)) return characters[name];
  return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
