import { showInvisible } from '@formpress/patterns';
import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { counterexample } from './counterexample.ts';
import { readableAnswers } from './readable-answers.ts';

/** The engine must be able to read what a pattern accepts as its type: a number, a date, or yes and no. */
export const unreadableAnswer = defineCheck({
  code: 'unreadable-answer',
  severity: 'error',
  check: eachPattern(({ text, at, owner, kind }, report) => {
    const holds = kind?.kind;
    if (holds !== 'number' && holds !== 'date' && holds !== 'yesNo') return;
    const { pattern, what, help } = readableAnswers[holds];
    const unreadable = counterexample(text, pattern);
    if (unreadable === undefined) return;
    const message = `${owner} holds ${what}, but "${showInvisible(unreadable)}" is accepted, too.`;
    report({ at, message, help });
  }),
});
