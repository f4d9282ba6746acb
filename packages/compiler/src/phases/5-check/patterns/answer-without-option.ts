import { firstFault, showInvisible, wordsOf } from '@formpress/patterns';
import type { QuestionWidget } from '../../4-link/linked/linked-kind.ts';
import { defineCheck, eachPattern } from '../foundation/define-check.ts';

/** Where an employee chooses from a list, every accepted answer must be offered. */
export const answerWithoutOption = defineCheck({
  code: 'answer-without-option',
  severity: 'error',
  check: eachPattern(({ text, at, owner, kind }, report) => {
    if (!kind || kind.accepts !== text || !isList(kind.show) || firstFault(text)) return;
    report({
      at,
      message: `${owner} accepts "${showInvisible(wordsOf(text, 1)[0] ?? '')}", but shows a list without options.`,
      help: 'Write "options" instead of "accepts", or choose another "show".',
    });
  }),
});

function isList({ htmlType, displayType }: QuestionWidget): boolean {
  return (
    htmlType === 'SELECT' || displayType === 'RADIO' || displayType === 'MULTI_SELECT_CHECKBOX'
  );
}
