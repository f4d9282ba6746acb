import { defineCheck, eachInterview } from '../foundation/define-check.ts';

/** Where several options can be chosen, none may have a comma: the answer is the chosen ones joined by commas. */
export const commaInOption = defineCheck({
  code: 'comma-in-option',
  severity: 'error',
  check: eachInterview(({ questions }, report) => {
    for (const { id, kind, options } of questions.values()) {
      if (kind !== 'choices') continue;
      for (const { value, at } of options.filter((option) => option.value.includes(','))) {
        report({
          at,
          message: `Answers to "${id}" are joined by commas, so "${value}" would be taken for several.`,
          help: 'Give the option a value without a comma. What the employee reads may have one.',
        });
      }
    }
  }),
});
