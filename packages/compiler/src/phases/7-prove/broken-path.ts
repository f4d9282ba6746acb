import { defineProof, type Finding } from './foundation/define-proof.ts';
import { describeAnswers } from './paths/describe-answers.ts';
import { pathsOf } from './paths/paths-of.ts';
import type { PathRun } from './paths/run-path.ts';

/** Every path must come to an end for ordinary people. */
export const brokenPath = defineProof({
  code: 'broken-path',
  severity: 'error',
  prove(form, report) {
    const reported = new Set<string>();
    for (const run of pathsOf(form).runs) {
      if (!('broken' in run.outcome)) continue;
      const { broken, field = '' } = run.outcome;
      if (reported.has(`${field} ${broken}`)) continue;
      reported.add(`${field} ${broken}`);
      const at = form.source.questions.get(field)?.at ?? form.source.at;
      report({ at, ...describeBroken(broken, field, run) });
    }
  },
});

function describeBroken(broken: string, field: string, run: PathRun): Omit<Finding, 'at'> {
  if (/^employe[er]\b/.test(field)) {
    return {
      message: `An ordinary person is refused at ${field}: ${broken}`,
      help: 'Change the patterns in shared/people.yaml to accept ordinary names, numbers and addresses.',
    };
  }
  const path = run.sets.length > 0 ? `The path ${run.sets.join(' → ')}` : 'A path';
  const why = field === '' ? '' : ` because of "${field}"`;
  const answers = describeAnswers(run.sent);
  return {
    message: `${path} has no end${why}: ${broken}`,
    help: `This happens with ${answers}. Ask only for answers with which the form can continue.`,
  };
}
