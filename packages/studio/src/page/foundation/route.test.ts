import { expect, it } from 'vitest';
import { formAddress, readRoute } from './route.ts';

it('reads the views of the studio', () => {
  expect(readRoute('')).toEqual({ view: 'overview' });
  expect(readRoute('#/')).toEqual({ view: 'overview' });
  expect(readRoute(formAddress('AL101', '2025.4.0'))).toEqual({
    view: 'form',
    id: 'AL101',
    version: '2025.4.0',
  });
  expect(readRoute('#/form/AL101/2025.4.0/question/filingStatus')).toEqual({
    view: 'form',
    id: 'AL101',
    version: '2025.4.0',
    question: 'filingStatus',
  });
  expect(readRoute('#/compare/W4101/2026.1.0/2025.1.0')).toEqual({
    view: 'compare',
    id: 'W4101',
    version: '2026.1.0',
    from: '2025.1.0',
  });
  expect(readRoute('#/revise/W4101/2026.1.0')).toEqual({
    view: 'revise',
    id: 'W4101',
    version: '2026.1.0',
  });
  expect(readRoute('#/import')).toEqual({ view: 'import' });
  expect(readRoute('#/form/../x')).toEqual({ view: 'overview' });
});
