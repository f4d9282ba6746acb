import { defineCheck } from '../foundation/define-check.ts';
import { offersOf } from './offers-of.ts';

/** A form must be offered to someone: its `when` is true for at least one home and place of work. */
export const offeredToNobody = defineCheck({
  code: 'offered-to-nobody',
  severity: 'error',
  checkRelease({ localities }, report) {
    for (const locality of localities) {
      const offered = new Set(offersOf(locality).flatMap(({ forms }) => forms));
      for (const { id, at, when } of locality.forms) {
        if (!when || offered.has(id) || isForSeveral(when.text)) continue;
        report({
          at,
          message: `The "when" of ${id} is true for nobody, wherever they live and work.`,
          help: 'Correct it: livesHere, worksHere, home and work say where someone lives and works.',
        });
      }
    }
  },
});

/** Conditions about several places of work are true for people who are not considered here. */
function isForSeveral(when: string): boolean {
  return /worksElsewhere|in work/.test(when);
}
