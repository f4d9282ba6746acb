import type { Renewal } from '@formpress/model';
import { expect, it } from 'vitest';
import { lapseOf } from './lapse-of.ts';

const w4: Renewal[] = [
  { claim: 'EXEMPT', lapses: 'DAY', day: '02-15', isNextYear: true, days: { 2027: '02-16' } },
  { lapses: 'NEVER' },
];
const k4: Renewal[] = [
  { claim: 'MILITARY_SPOUSE', lapses: 'YEARLY' },
  { claim: 'RECIPROCITY', lapses: 'MOVE', isUnverified: true },
];

it('ends an exemption in the next year, on the day of that year', () => {
  expect(lapseOf(w4, { date: '2025-12-31', isExempt: true })).toEqual({
    rule: 'DAY',
    lastDay: '2026-02-15',
  });
  expect(lapseOf(w4, { date: '2026-01-01', isExempt: true }).lastDay).toBe('2027-02-16');
  expect(lapseOf(w4, { date: '2026-01-01', isExempt: false })).toEqual({ rule: 'NEVER' });
  expect(lapseOf(w4, { date: '2026-01-01' })).toEqual({ rule: 'NEVER' });
});

it('goes by the reason of the exemption, and by the first to end where none is known', () => {
  const date = '2026-01-01';
  const by = (exemptReason?: string) =>
    lapseOf(k4, { date, isExempt: true, ...(exemptReason && { exemptReason }) });
  expect(by('RECIPROCITY')).toEqual({ rule: 'MOVE', isUnverified: true });
  expect(by('MILITARY_SPOUSE')).toEqual({ rule: 'YEARLY' });
  expect(by()).toEqual({ rule: 'YEARLY' });
  expect(by('LOW_INCOME')).toEqual({ rule: 'NOT_KNOWN' });
  expect(lapseOf(k4, { date })).toEqual({ rule: 'NOT_KNOWN' });
});

it('says within how many days a change must be told', () => {
  expect(lapseOf([{ lapses: 'NEVER', within: 7 }], { date: '2026-01-01' })).toEqual({
    rule: 'NEVER',
    within: 7,
  });
  expect(lapseOf([{ lapses: 'DAY', day: '12-31' }], { date: '2026-05-01' }).lastDay).toBe(
    '2026-12-31',
  );
});
