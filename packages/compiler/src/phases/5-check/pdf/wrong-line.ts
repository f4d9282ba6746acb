import { lastLevel } from '@formpress/model';
import type { LinkedBinding, LinkedForm } from '../../4-link/linked/linked-form.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { lineFixes } from './line-fixes.ts';
import { lineOf, questionsReadBy } from './lines-of.ts';

/** An answer must be on the line that its question names. Nothing is reported where no line number is near its fields. */
export const wrongLine = defineCheck({
  code: 'wrong-line',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const question of form.questions.values()) {
      const { id, line, at, places } = question;
      if (line === undefined) continue;
      const wanted = lineOf(line);
      const boxes = form.pdf.bindings.filter((each) => questionsReadBy(each).has(id));
      const printed = boxes.flatMap((binding) => linesAt(binding, form));
      const [first] = printed;
      if (!first || printed.some((each) => each.line === wanted)) continue;
      const name = lastLevel(first.binding.field.name);
      report({
        at: first.binding.at,
        message: `The question "${id}" is line ${wanted}, but its field "${name}" is next to line ${first.line} of the blank.`,
        related: [{ at: places.line ?? at, message: 'The question names its line here:' }],
        help: `Bind the field next to line ${wanted} instead, or correct the line of the question.`,
        fixes: lineFixes({ question, wanted, printed: first.line, binding: first.binding }, form),
      });
    }
  }),
});

function linesAt(binding: LinkedBinding, { blank }: LinkedForm) {
  const widgets = blank.fields.find(({ name }) => name === binding.field.name)?.widgets ?? [];
  return widgets.flatMap(({ near }) => (near?.line ? [{ binding, line: near.line }] : []));
}
