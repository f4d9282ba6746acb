import { defineCheck, eachForm } from '../foundation/define-check.ts';

const spellings = {
  boolean: { pattern: /^(?:true|false)$/, says: 'true or false' },
  integer: { pattern: /^-?[0-9]+$/, says: 'a whole number' },
  dollarAmount: { pattern: /^-?[0-9]+(?:\.[0-9]+)?$/, says: 'an amount' },
  percent: { pattern: /^-?[0-9]+(?:\.[0-9]+)?$/, says: 'a number' },
} as const;

/** The codes of a tax parameter must be values of its type. */
export const wrongParameterCode = defineCheck({
  code: 'wrong-parameter-code',
  severity: 'error',
  check: eachForm(({ taxParameters }, report) => {
    for (const { id, at, type, map, else: otherwise } of taxParameters) {
      if (type === 'string') continue;
      const { pattern, says } = spellings[type];
      const codes = [...(map?.values() ?? []), ...(otherwise === undefined ? [] : [otherwise])];
      const wrong = codes.find((code) => !pattern.test(code));
      if (wrong === undefined) continue;
      report({
        at,
        message: `"${id}" is of the type ${type}, but "${wrong}" is not ${says}.`,
        help: 'Give codes of that type, or write type: string.',
      });
    }
  }),
});
