import { expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { createReport } from './report.ts';

const found: Diagnostic = {
  code: 'unknown-set',
  severity: 'error',
  at: { file: 'questions.yaml', start: 3, end: 6 },
  message: '"QS1" goes to "QS9", and the form has no such set.',
};

it('keeps equal findings once', () => {
  const report = createReport();
  report(found);
  report({ ...found });
  report({ ...found, at: { ...found.at, start: 4 } });
  expect(report.diagnostics).toEqual([found, { ...found, at: { ...found.at, start: 4 } }]);
  expect(report.hasErrors).toBe(true);
});
