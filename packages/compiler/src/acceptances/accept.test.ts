import { expect, it } from 'vitest';
import { marked } from '../../../../test/foundation/marked.ts';
import { createReport } from '../diagnostics/report.ts';
import { accept, readAcceptances } from './accept.ts';

const file = 'us/questions.yaml';

/** What remains of the long-sentence warnings at the marked places and of the whole file after accepting. */
function accepting(withMarks: string, { andAnError = false } = {}) {
  const { text, spans } = marked(withMarks);
  const report = createReport();
  for (const span of [...spans, { start: 0, end: 0 }]) {
    report({
      code: 'long-sentence',
      severity: 'warning',
      at: { file, ...span },
      message: 'Too long.',
    });
  }
  if (andAnError)
    report({ code: 'bad-link', severity: 'error', at: { file, start: 0, end: 0 }, message: 'No.' });
  accept(readAcceptances(new Map([[file, Buffer.from(text)]]), report), report);
  return report.diagnostics.map(({ code, accepted }) => accepted ?? code);
}

it('accepts every such warning of the line, and no other', () => {
  expect(accepting('a: 1\n# accept long-sentence: so\nask: «One», «two»\nb: «Three»\n')).toEqual([
    'so',
    'so',
    'long-sentence',
    'long-sentence',
  ]);
});

it('applies to the whole file only at its top', () => {
  expect(accepting('# Questions.\n\n# accept long-sentence: so\na: 1\n')).toEqual(['so']);
  expect(accepting('a: 1\n# accept long-sentence: so\nb: 2\n')).toEqual([
    'long-sentence',
    'unused-acceptance',
  ]);
});

it('calls nothing unused while there are errors: not everything was checked', () => {
  expect(
    accepting('a: 1\n# accept double-barreled-question: so\nb: 2\n', { andAnError: true }),
  ).toEqual(['long-sentence', 'bad-link']);
});

it('accepts nothing with a comment that is itself wrong', () => {
  expect(
    accepting(
      '# accept long-sentence\na: «b»\n# accept long-sentense: so\nc: «d»\n# accept bad-link: so\n',
    ),
  ).toEqual([
    'long-sentence',
    'long-sentence',
    'long-sentence',
    'acceptance-without-reason',
    'unknown-code',
    'accepted-error',
  ]);
});
