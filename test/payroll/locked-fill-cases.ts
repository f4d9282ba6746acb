import { expect, it } from 'vitest';
import { employee, employer } from '../service/people.ts';
import type { TestedService } from '../service/service-for-tests.ts';
import { at, payrollCaller, problemsIn } from './payroll-caller.ts';

/** Cases about filling forms that lock-in letters concern. */
export function lockedFillCases(service: () => TestedService): void {
  const post = payrollCaller(service);
  const fields = {
    isNonResidentAlien: false,
    isExempt: false,
    filingStatus: 'SINGLE',
    multipleJobs: 'NONE',
    qualifyingChildren: '1',
    useDeductionsWorksheet: false,
    extraWithholding: '25.00',
  };
  const fill = (lockInLetters: unknown[], more: object = {}) =>
    post('/v1/fillPdf', {
      formId: 'W4101',
      formVersion: '2026.1.0',
      employee,
      employer,
      fields: { ...fields, ...more },
      lockInLetters,
    });

  it('refuses to fill a locked form, with a code of its own', async () => {
    const refused = await fill(['NY', 'FEDERAL']);
    expect([refused.status, refused.reply.errors]).toEqual([
      400,
      [
        {
          field: 'formId',
          code: 'LOCKED_IN',
          message:
            'A lock-in letter for FEDERAL fixes the withholding, so this form cannot be filed.',
        },
      ],
    ]);
    expect((await fill(['NY'])).status).toBe(200);
    expect((await fill([])).status).toBe(200);
  });

  it('accepts a certificate that withholds at least as much on every term', async () => {
    const terms = { locality: 'FEDERAL', filingStatus: 'H', dependentsAmt: 2200 };
    expect((await fill([{ ...terms, additionalWithholding: '25' }])).status).toBe(200);
    expect(problemsIn(await fill([{ ...terms, additionalWithholding: '25.01' }]))).toEqual([
      ['lockInLetters[0].additionalWithholding', 'LOCKED_IN'],
    ]);
    expect(problemsIn(await fill(['CA', { locality: 'FEDERAL' }]))).toEqual([
      ['lockInLetters[1].dependentsAmt', 'LOCKED_IN'],
    ]);
    expect(problemsIn(await fill([terms], { filingStatus: 'MARRIED' }))).toEqual([
      ['lockInLetters[0].filingStatus', 'LOCKED_IN'],
    ]);
    const exempt = { isNonResidentAlien: false, isExempt: true };
    const claim = await post('/v1/fillPdf', {
      ...{ formId: 'W4101', formVersion: '2026.1.0', employee, employer },
      ...{ fields: exempt, lockInLetters: [terms] },
    });
    expect(problemsIn(claim)).toEqual([['lockInLetters[0].filingStatus', 'LOCKED_IN']]);
  });

  it('refuses letters that it cannot read, all at once', async () => {
    const wrong = [
      'Federal',
      7,
      { locality: 'XX' },
      { filingStatus: 'S' },
      {
        locality: 'FEDERAL',
        filingStatus: 'SINGLE',
        deductions: '1.234',
        extra: 5,
        twoJobs: 'yes',
      },
    ];
    expect(problemsIn(await fill(wrong))).toEqual([
      ['lockInLetters[0]', 'INVALID_PARAMETER'],
      ['lockInLetters[1]', 'WRONG_TYPE'],
      ['lockInLetters[2].locality', 'INVALID_PARAMETER'],
      ['lockInLetters[3].locality', 'MISSING'],
      ['lockInLetters[4].extra', 'UNKNOWN_KEY'],
      ['lockInLetters[4].filingStatus', 'INVALID_PARAMETER'],
      ['lockInLetters[4].twoJobs', 'WRONG_TYPE'],
      ['lockInLetters[4].deductions', 'INVALID_PARAMETER'],
    ]);
    const many = Array.from({ length: 65 }, () => 'NY');
    expect(problemsIn(await fill(many))).toEqual([['lockInLetters', 'INVALID_PARAMETER']]);
    const located = await post('/v1/forms', {
      ...at('NY', 'NY'),
      lockInLetters: 'NY',
      nexus: ['US'],
    });
    expect(problemsIn(located)).toEqual([
      ['lockInLetters', 'WRONG_TYPE'],
      ['nexus[0]', 'INVALID_PARAMETER'],
    ]);
  });
}
