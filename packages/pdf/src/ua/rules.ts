import type { Rule } from './rule.ts';
import { annotations } from './rules/annotations.ts';
import { elements } from './rules/elements.ts';
import { fonts } from './rules/fonts.ts';
import { general } from './rules/general.ts';
import { identification } from './rules/identification.ts';
import { language } from './rules/language.ts';
import { nesting } from './rules/nesting.ts';

/** The rules of PDF/UA-1 (ISO 14289-1) that a program can check and that concern forms. */
export const uaRules: Rule[] = [
  ...identification,
  ...general,
  ...nesting,
  ...language,
  ...elements,
  ...annotations,
  ...fonts,
];
