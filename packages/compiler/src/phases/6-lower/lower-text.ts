import type { Amount } from '@formpress/formula';
import { inEachLanguage, type Language, type Texts } from '@formpress/model';
import type { LinkedText, TextPart } from '../4-link/linked/linked-text.ts';
import { showAmount } from '../4-link/texts/show-amount.ts';

/** The amounts that texts may show. */
export type Amounts = Map<string, { amount: Amount }>;

/** A text in one language, with its amounts filled in. Placeholders for answers are left to the client. */
export function lowerText(text: LinkedText, language: Language, amounts: Amounts): string {
  let lowered = '';
  for (const part of text[language]) lowered += lowerPart(part, language, amounts);
  return lowered;
}

/** A text in every language. */
export function lowerTexts(text: LinkedText, amounts: Amounts): Texts {
  return inEachLanguage((language) => lowerText(text, language, amounts));
}

function lowerPart(part: TextPart, language: Language, amounts: Amounts): string {
  if ('words' in part) return part.words;
  if ('bound' in part) return showAmount({ number: part.bound }, part.style, language);
  if ('answer' in part) return part.source;
  const amount = amounts.get(part.amount)?.amount;
  if (!amount) throw new Error(`No amount @${part.amount}.`);
  if (part.entry === undefined) return showAmount(amount, part.style, language);
  const entry = 'byAnswer' in amount ? amount.byAnswer[part.entry] : undefined;
  if (!entry) throw new Error(`No amount @${part.amount}.${part.entry}.`);
  return showAmount(entry, part.style, language);
}
