import { defineCheck, eachInterview } from '../foundation/define-check.ts';
import { findLoop } from '../foundation/find-loop.ts';

/** No path may return to a set that it has passed. */
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
      message: `The path ${path} is a loop.`,
      help: 'Make this line lead to another set, or to the end.',
    });
  }),
});
