import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createReport } from '../../../diagnostics/report.ts';
import { reportOnce } from './report-once.ts';

const found: Diagnostic = {
  code: 'unknown-set',
  severity: 'error',
  at: { file: 'questions.yaml', start: 3, end: 6 },
  message: '"QS1" goes to "QS9", and the form has no such set.',
};

it('passes on the same thing once, and counts it each time', () => {
  const report = createReport();
  const once = reportOnce(report);
  once(found);
  once({ ...found });
  once({ ...found, at: { ...found.at, start: 4 } });
  expect(once.told).toBe(3);
  expect(once.diagnostics).toEqual([found, { ...found, at: { ...found.at, start: 4 } }]);
  expect(once.hasErrors).toBe(true);
});
