import { firstMatch, type Slip } from './slip.ts';

const entity = /&(?:[A-Za-z][A-Za-z0-9]{1,20}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});/;
const tag =
  /(?<!\(\?)<\/?(?:a|b|br|div|em|font|i|li|ol|p|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/i;

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
    };
  },
};
