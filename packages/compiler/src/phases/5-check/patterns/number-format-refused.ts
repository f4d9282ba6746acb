import { acceptsText, firstFault } from '@formpress/patterns';
import { defineCheck, eachPattern } from '../foundation/define-check.ts';

/** Numbers in plain form, and as people also write them. */
const spellings = [
  { of: 'DOLLAR', plain: '1000', also: '1,000', who: 'many people put commas in amounts' },
  { of: 'DOLLAR', plain: '12.5', also: '12.50', who: 'many people write cents with two digits' },
  { plain: '12.5', also: '12.0', who: 'many people write a zero where there are no decimals' },
];

/** A number that is accepted in plain form must be accepted as people also write it. */
export const numberFormatRefused = defineCheck({
  code: 'number-format-refused',
  severity: 'warning',
  check: eachPattern(({ text, at, owner, kind }, report) => {
    if (kind?.kind !== 'number' || firstFault(text)) return;
    for (const { of = kind.show.displayType, plain, also, who } of spellings) {
      if (of !== kind.show.displayType) continue;
      if (!acceptsText(text, plain) || acceptsText(text, also)) continue;
      report({
        at,
        message: `${owner} accepts "${plain}", but not "${also}".`,
        help: `Accept both: ${who}.`,
      });
    }
  }),
});
