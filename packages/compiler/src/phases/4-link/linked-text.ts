import type { Place } from '../../diagnostics/diagnostic.ts';

/** How an amount stands in a text. */
export type AmountStyle = 'plain' | 'usd' | 'percent' | 'date';

/** A piece of a text: words, a named amount, or an answer that the client puts in. */
export type TextPart =
  | { words: string }
  | { amount: string; entry?: string; style: AmountStyle }
  | { answer: string; source: string; at: Place };

/** A text in the three languages, its placeholders parsed and known to exist. */
export type LinkedText = { at: Place; en: TextPart[]; es: TextPart[]; fr: TextPart[] };
