import type { Texts } from '@formpress/model';

/** A text in each language. */
export function texts(en: string, es: string, fr: string): Texts {
  return { en, es, fr };
}
