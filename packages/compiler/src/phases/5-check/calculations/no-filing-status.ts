import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** Federal values include a filing status, so the form must have a question for it. */
export const noFilingStatus = defineCheck({
  code: 'no-filing-status',
  severity: 'error',
  check: eachForm(({ withFederal, at }, report) => {
    if (!withFederal || withFederal.filingStatus.size > 0) return;
    const [first] = withFederal.interview.sets;
    report({
      at: withFederal.given[0]?.at ?? first?.at ?? at,
      message:
        'No federal filing status would be accepted, because the form has no question "filingStatus".',
      help: 'Name the question filingStatus, and give it the options that the federal form has.',
    });
  }),
});
