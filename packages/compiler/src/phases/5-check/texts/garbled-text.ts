import { translatedLanguages } from '@formpress/model';
import { showInvisible } from '@formpress/patterns';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { wordsOf } from '../foundation/all-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';
import type { Subject } from '../foundation/subject.ts';

/**
 * UTF-8 read as Windows-1252 or Latin-1 (é as Ã©, ’ as â€™), the replacement character of decoders, and
 * characters that show as nothing or as a box.
 */
const garbled =
  /[ÂÃ][\u0080-\u00bf‚„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸƒ]|â€.?|ï¿½|(?![\t\n])[\p{Cc}\p{Co}\ufffd\ufeff]/u;

/** Names, titles and texts must not contain letters garbled by a wrong encoding. */
export const garbledText = defineCheck({
  code: 'garbled-text',
  severity: 'error',
  check(subject, report) {
    for (const { text, at } of everyText(subject)) {
      const [found] = garbled.exec(text) ?? [];
      if (found === undefined) continue;
      report({
        at,
        message: `"${showInvisible(found)}" in this text is a letter garbled by a wrong encoding.`,
        help: 'Write the intended letter, and save the file as UTF-8.',
      });
    }
  },
});

function everyText({ form, texts: all }: Subject): { text: string; at: SourceRange }[] {
  const own = (form ? [form] : []).flatMap(({ facts: { name, title, source }, at }) =>
    [name, title, source?.agency ?? ''].map((text) => ({ text, at })),
  );
  const texts = all.flatMap((text) => [
    { text: wordsOf(text.en), at: text.at },
    ...translatedLanguages.map((language) => ({
      text: wordsOf(text[language]),
      at: text.translatedAt?.[language] ?? text.at,
    })),
  ]);
  return [...own, ...texts];
}
