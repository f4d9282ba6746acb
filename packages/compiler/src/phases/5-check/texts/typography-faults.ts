import { placeholderMark } from '../foundation/all-texts.ts';

/** What is wrong with how a text is set, and what to write. */
export type TypographyFault = { message: string; help: string };

const noBreak = 'Write a no-break space there, the character U+00A0.';

/** Patterns of what is wrong. A no-break space is U+00A0 or the narrow U+202F. */
const rules: { pattern: RegExp; says: string; advice?: string }[] = [
  {
    pattern: /(?<!\S)(?:\S+ :|\S*[\p{L}0-9)»]:(?=\s|$))/u,
    says: 'a no-break space before a colon',
  },
  {
    pattern: /(?<!\S)\S+ [;?!]/,
    says: 'no space that may break before ; ? and !',
    advice: 'Remove the space, or write a no-break space there, the character U+00A0.',
  },
  { pattern: /[0-9] ?%/, says: 'a no-break space before %' },
  { pattern: /« |«[^\s\u00a0\u202f]/, says: 'a no-break space after «' },
  { pattern: / »|[^\s\u00a0\u202f]»/, says: 'a no-break space before »' },
  {
    pattern: /\$[0-9]/,
    says: 'the dollar sign after the number, as in 1 234,56 $',
    advice: 'Write the sign after the number, and a no-break space between, the character U+00A0.',
  },
  { pattern: /[0-9] ?\$/, says: 'a no-break space before $' },
  { pattern: /(?<![0-9])[0-9]{1,3} [0-9]{3}(?![0-9])/, says: 'a no-break space between thousands' },
];

/** Where a text breaks the typographic rules of Canadian French, at most once for each rule. */
export function typographyFaults(words: string): TypographyFault[] {
  const shown = words.replaceAll(placeholderMark, '0');
  return rules.flatMap(({ pattern, says, advice = noBreak }) => {
    const [found] = pattern.exec(shown) ?? [];
    if (found === undefined) return [];
    return [{ message: `French has ${says}; this says "${found}".`, help: advice }];
  });
}
