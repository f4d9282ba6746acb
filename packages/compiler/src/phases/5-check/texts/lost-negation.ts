import type { Language } from '@formpress/model';
import { allTranslations } from '../foundation/all-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** Words that negate, and words that may translate a negation of the other language. */
const words: Record<Language, { denies: RegExp; mayDeny: RegExp }> = {
  en: {
    denies:
      /(?<![\p{L}’'])(?:not?|none|cannot|never|nobody|nothing|neither|nor|without)(?![\p{L}’'])|n[’']t(?!\p{L})/u,
    mayDeny:
      /\b(?:non|un(?!i|der|til)|inval|incap|inel|imposs|insuff|incorr|incompl|dis)[\w-]|\b(?:unless|except|other than|only|exempt|apart|leave|free|out|too|lack|stop|missing|whole)/,
  },
  es: {
    denies:
      /(?<!\p{L})(?:no|ni|nunca|jamás|ning[uú]n\p{L}*|nada|nadie|tampoco|sin(?! centavos))(?!\p{L})/u,
    mayDeny:
      /(?<!\p{L})(?:invál|incap|inel|impos|insuf|innec|incorr|incompl|inferior|desc|sin|exen|exim|libre|salvo|excepto|menos|solo|sólo|solamente|ajen)/u,
  },
  fr: {
    denies: /(?<!\p{L})(?:n[’']|(?:ne|pas|non|aucune?s?|jamais|ni|rien|sans(?! cents))(?!\p{L}))/u,
    mayDeny:
      /(?<!\p{L})(?:inval|incap|inadm|imposs|insuff|inutil|incorr|incompl|inférieur|désa|sans|exempt|exonér|libre|sauf|moins|seul|sinon|autre|hors|personne)/u,
  },
};

/** A negation must be there in every language: without its "not" a text says the opposite. */
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
          ? `The English says "${inEnglish}", but the ${name} has no negation.`
          : `The ${name} says "${inOther}", but the English has no negation.`,
        related: [{ at: text.at, message: 'The English says:' }],
        help: 'Both must say the same. If they do in different words, accept the warning with a reason.',
      });
    }
  },
});

/**
 * A text in lower case, without words in capitals: the Canadian SIN is not the Spanish "sin", and the
 * answer NONE denies nothing.
 */
function withoutNames(text: string): string {
  return text.replaceAll(/\b[A-Z]{2,}\b/g, '').toLowerCase();
}
