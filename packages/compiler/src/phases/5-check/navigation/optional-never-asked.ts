import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** What may be left out of the second interview must be asked in it and given by federal values. */
export const optionalNeverAsked = defineCheck({
  code: 'optional-never-asked',
  severity: 'error',
  check: eachForm(({ withFederal }, report) => {
    const given = new Set(withFederal?.given.map(({ question }) => question));
    const sets = withFederal?.interview.sets ?? [];
    const asked = new Set(sets.flatMap((set) => set.questions.map(({ question }) => question)));
    for (const { question, at } of withFederal?.optional ?? []) {
      const { id, calculate } = question;
      const related = [{ at: question.at, message: 'The question is here:' }];
      if (!asked.has(question) || calculate) {
        const message = `"${id}" is optional here, but it is not asked of those whose federal values are known.`;
        report({ at, message, related, help: 'Ask it in a set of this file, or remove the line.' });
      } else if (!given.has(question)) {
        const message = `"${id}" is optional here, but no answer is given to use without one.`;
        report({ at, message, related, help: `Write a line for ${id} under given.` });
      }
    }
  }),
});
