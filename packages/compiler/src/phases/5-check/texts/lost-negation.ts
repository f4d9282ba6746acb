import type { Language } from '@formpress/model';
import { allTranslations } from '../foundation/all-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** Words that deny, and words that may stand for a denial of the other language. */
const words: Record<Language, { denies: RegExp; mayDeny: RegExp }> = {
  en: {
    denies:
      /(?<![\p{L}’'])(?:not?|none|cannot|never|nobody|nothing|neither|nor|without)(?![\p{L}’'])|n[’']t(?!\p{L})/iu,
    mayDeny:
      /\b(?:non|un(?!i|der|til)|inval|incap|inel|imposs|insuff|incorr|incompl|dis)[\w-]|\b(?:unless|except|other than|only|exempt|apart|leave|free|out|too|lack|stop|missing|whole)/i,
  },
  es: {
    denies:
      /(?<!\p{L})(?:no|ni|nunca|jamás|ning[uú]n\p{L}*|nada|nadie|tampoco|sin(?! centavos))(?!\p{L})/iu,
    mayDeny:
      /(?<!\p{L})(?:invál|incap|inel|impos|insuf|innec|incorr|incompl|inferior|desc|sin|exen|exim|libre|salvo|excepto|menos|solo|sólo|solamente|ajen)/iu,
  },
  fr: {
    denies: /(?<!\p{L})(?:n[’']|(?:ne|pas|non|aucune?s?|jamais|ni|rien|sans(?! cents))(?!\p{L}))/iu,
    mayDeny:
      /(?<!\p{L})(?:inval|incap|inadm|imposs|insuff|inutil|incorr|incompl|inférieur|désa|sans|exempt|exonér|libre|sauf|moins|seul|sinon|autre|hors|personne)/iu,
  },
};

/** A text that denies something does so in every language: without its "not" it says the opposite. */
export const lostNegation = defineCheck({
  code: 'lost-negation',
  severity: 'warning',
  check(subject, report) {
    for (const { language, name, at, english, words: translated, text } of allTranslations(
      subject,
    )) {
      const source = withoutNames(english);
      const inEnglish = words.en.denies.exec(source)?.[0];
      const other = withoutNames(translated);
      const inOther = words[language].denies.exec(other)?.[0];
      const isLost = inEnglish && !inOther && !words[language].mayDeny.test(other);
      const isAdded = inOther && !inEnglish && !words.en.mayDeny.test(source);
      if (!isLost && !isAdded) continue;
      report({
        at,
        message: isLost
          ? `The English says "${inEnglish}", and nothing in the ${name} denies.`
          : `The ${name} says "${inOther}", and nothing in the English denies.`,
        related: [{ at: text.at, message: 'The English says:' }],
        help: 'Both must say the same. If they do, in other words, accept the warning with a reason.',
      });
    }
  },
});

/** The Canadian number SIN is no Spanish "sin", and the answer NONE no word. */
function withoutNames(text: string): string {
  return text.replaceAll(/\b[A-Z]{2,}\b/g, '');
}
