import { inEachLanguage, type Locality, type Renewal } from '@formpress/model';
import { expect, it } from 'vitest';
import { compareRenewals } from './compare-renewals.ts';

const name = inEachLanguage(() => 'Kentucky');
const kentucky: Locality = { code: 'KY', country: 'US', name, forms: [], flows: [], gaps: [] };
const renewing = (rows: Renewal[]): Locality => ({ ...kentucky, renewals: { KY101: rows } });

const spouse: Renewal = { claim: 'MILITARY_SPOUSE', lapses: 'DAY', day: '02-15', isNextYear: true };
const never: Renewal = { lapses: 'NEVER' };
const change = (says: string, breaks = ['PAYROLL']) => ({
  breaks,
  kind: 'renewal-changed',
  about: 'KY101',
  says,
});

it('says nothing where nothing changed', () => {
  expect(compareRenewals(renewing([spouse, never]), renewing([spouse, never]))).toEqual([]);
  expect(compareRenewals(kentucky, kentucky)).toEqual([]);
});

it('tells payroll what lapses at another time', () => {
  const later: Renewal = { ...spouse, day: '04-30', days: { 2027: '05-02' } };
  const moved: Renewal = { claim: 'RECIPROCITY', lapses: 'MOVE', within: 10 };
  expect(compareRenewals(renewing([spouse, never]), renewing([later, moved]))).toEqual([
    change(
      'KY101: the claim MILITARY_SPOUSE lapses after 04-30 of the next year (on 05-02 in 2027); before, ' +
        'the claim MILITARY_SPOUSE lapses after 02-15 of the next year; the claim RECIPROCITY lapses with a move, ' +
        'with a new one due within 10 days of a change; this rule is gone: the certificate never lapses by itself.',
    ),
  ]);
});

it('tells what is no longer known, and breaks nobody with what is known at last', () => {
  const says =
    'the claim MILITARY_SPOUSE lapses after 02-15 of the next year and the certificate never lapses by itself';
  expect(compareRenewals(renewing([spouse, never]), kentucky)).toEqual([
    change(`When KY101 lapses is no longer known; before, ${says}.`),
  ]);
  expect(compareRenewals(kentucky, renewing([spouse, never]))).toEqual([
    change(`When KY101 lapses is now known: ${says}.`, []),
  ]);
});

it('breaks nobody when a rule was read in a source at last', () => {
  expect(compareRenewals(renewing([{ ...never, isUnverified: true }]), renewing([never]))).toEqual([
    change(
      'KY101: the certificate never lapses by itself; before, the certificate never lapses by itself (not read in any source).',
      [],
    ),
  ]);
});
