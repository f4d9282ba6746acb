import { corrections, firstMatch, type Slip } from './slip.ts';

// Everything that prints nothing: controls, direction marks, soft hyphens, joiners, fillers, and
// spaces other than the usual one. French needs no-break spaces, but never between two words.
const invisible =
  /(?<=\p{L})[\u00a0\u202f](?=\p{L})|[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?![\t\n\r])\p{Cc}|(?![ \u00a0\u202f])\p{Zs}/u;

const names: Record<string, string> = {
  '\u0000': 'a NUL',
  '\u00a0': 'a no-break space',
  '\u202f': 'a narrow no-break space',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u200e': 'a text direction mark',
  '\u200f': 'a text direction mark',
  '\ufeff': 'a byte order mark',
};

/** Invisible characters, which often come with text copied from a PDF or a web page. */
export const invisibleCharacter: Slip = {
  code: 'invisible-character',
  find({ node: { value } }) {
    const match = firstMatch(invisible, value);
    if (!match) return undefined;
    const code = `U+${(match.found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return {
      ...match,
      message: `There is an invisible character ${whereIn(value, match.start)}: ${nameOf(match.found, code)}.`,
      help: /\p{Zs}/u.test(match.found)
        ? 'Replace it with an ordinary space.'
        : 'Delete it. If your editor does not show it, retype the words instead of pasting them.',
      mend: {
        title: 'Remove what cannot be seen',
        words: corrections(invisible, value, (found) => (/\p{Zs}/u.test(found) ? ' ' : '')),
      },
    };
  },
};

function nameOf(found: string, code: string): string {
  const isDirection = /[\u202a-\u202e\u2066-\u2069\u061c]/.test(found);
  const name = isDirection ? 'a text direction mark' : names[found];
  return name === undefined ? code : `${name}, ${code}`;
}

/** Where an invisible character is, told by the text around it. */
function whereIn(text: string, at: number): string {
  const before = /\S{1,20}$/.exec(text.slice(0, at))?.[0];
  const after = /^\S{1,20}/.exec(text.slice(at).replace(new RegExp(invisible, 'gu'), ''))?.[0];
  if (before !== undefined) return `after "${before}"`;
  return after === undefined ? 'here' : `before "${after}"`;
}
