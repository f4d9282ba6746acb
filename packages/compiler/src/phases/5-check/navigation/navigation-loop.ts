import { defineCheck, eachInterview } from '../foundation/define-check.ts';
import { findLoop } from '../foundation/find-loop.ts';

/** No path through the sets may come back to a set it has passed. */
export const navigationLoop = defineCheck({
  code: 'navigation-loop',
  severity: 'error',
  check: eachInterview(({ interview }, report) => {
    const loop = findLoop(interview);
    if (!loop) return;
    const [first] = loop.sets;
    const path = [...loop.sets, first].map((set) => set?.id).join(' → ');
    report({
      at: loop.at,
      message: `The path ${path} comes back to where it was.`,
      help: 'Let this line lead on to another set, or to the end.',
    });
  }),
});
