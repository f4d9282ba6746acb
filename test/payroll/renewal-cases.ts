import { expect, it } from 'vitest';
import type { TestedService } from '../service/service-for-tests.ts';
import { payrollCaller, problemsIn } from './payroll-caller.ts';

/** Cases about certificates that lapse. */
export function renewalCases(service: () => TestedService): void {
  const post = payrollCaller(service);
  const judge = async (certificate: object, asOf = '2026-03-01', language = 'en') => {
    const { reply } = await post('/v1/renewals', { certificates: [certificate], asOf }, language);
    return reply.certificates?.[0];
  };

  it('ends the exemption of a W-4 in mid-February, and says what the new version asks', async () => {
    const certificate = {
      formId: 'W4101',
      formVersion: '2025.1.0',
      date: '2025-03-01',
      isExempt: true,
    };
    const status = await judge(certificate);
    expect(status).toEqual({
      formId: 'W4101',
      formVersion: '2025.1.0',
      status: 'LAPSED',
      rule: 'DAY',
      lastDay: '2026-02-17',
      message: 'It lapsed after 2026-02-17 and must be filed again.',
      newVersion: expect.objectContaining({
        formVersion: '2026.1.0',
        effectiveDate: '2026-01-01',
        isComparable: true,
      }),
    });
    const response = await service().call('/v1/fillPdf/W4101?formVersion=2026.1.0');
    const { formFields } = (await response.json()) as { formFields: { fields: object } };
    const { keep, askAgain, drop } = (status?.newVersion ?? {}) as Record<string, string[]>;
    const asked = Object.keys(formFields.fields);
    expect([...(keep ?? []), ...(askAgain ?? [])].filter((id) => !asked.includes(id))).toEqual([]);
    expect((drop ?? []).filter((id) => asked.includes(id))).toEqual([]);
    expect((await judge(certificate, '2026-02-17'))?.status).toBe('IN_FORCE');
    expect((await judge({ ...certificate, isExempt: false }))?.rule).toBe('NEVER');
  });

  it.each([
    ['NY102', {}, 'DAY', '2027-04-30'],
    ['W4101', { isExempt: true }, 'DAY', '2027-02-16'],
    ['AZ101', { isExempt: true }, 'DAY', '2026-12-31'],
    ['ND102', { isExempt: true }, 'DAY', '2027-01-31'],
    ['KY101', { isExempt: true, exemptReason: 'MILITARY_SPOUSE' }, 'YEARLY', undefined],
    ['KY101', { isExempt: true, exemptReason: 'RECIPROCITY' }, 'MOVE', undefined],
    ['IL101', { isExempt: true }, 'FEDERAL', undefined],
    ['TD101', {}, 'NEVER', undefined],
    ['AL101', {}, 'NOT_KNOWN', undefined],
  ])('knows the rule of %s %o', async (formId, claim, rule, lastDay) => {
    const status = await judge({ formId, date: '2026-02-20', ...claim });
    expect([status?.rule, status?.lastDay]).toEqual([rule, lastDay]);
  });

  it('says it in each language, and within how many days a change must be told', async () => {
    const certificate = { formId: 'TD101', formVersion: '2026.1.0', date: '2026-01-05' };
    const messages = await Promise.all(
      ['en', 'es', 'fr'].map(async (language) => {
        const { message, dueWithinDays } = (await judge(certificate, '2026-03-01', language)) ?? {};
        return [message, dueWithinDays];
      }),
    );
    expect(messages).toEqual([
      ['It is valid until it is changed. After a change a new one is due within 7 days.', 7],
      [
        'Vale hasta que se modifique. Después de un cambio hay que presentar uno nuevo en 7 días.',
        7,
      ],
      [
        "Il vaut jusqu'à ce qu'il soit modifié. Après un changement, il en faut un nouveau dans les 7 jours.",
        7,
      ],
    ]);
  });

  it('asks everything where the version on file is not known', async () => {
    const status = await judge({
      formId: 'W4101',
      formVersion: 'paper of 2019',
      date: '2019-06-01',
    });
    expect(status?.newVersion).toMatchObject({ isComparable: false, keep: [], drop: [] });
    expect(
      await judge({ formId: 'W4101', formVersion: '2026.1.0', date: '2026-01-05' }),
    ).not.toHaveProperty('newVersion');
  });

  it('refuses what is not a list of certificates, all at once', async () => {
    const certificates = [
      { formId: 'W4101', date: '2026-02-30' },
      { formId: 'W4110', date: '2026-01-01', isExempt: 'yes' },
      { formId: 'W4110', date: '2026-01-01', name: 'Ana' },
      5,
    ];
    expect(problemsIn(await post('/v1/renewals', { certificates, asOf: 'today' }))).toEqual([
      ['certificates[0].date', 'INVALID_PARAMETER'],
      ['certificates[1].isExempt', 'WRONG_TYPE'],
      ['certificates[2].name', 'UNKNOWN_KEY'],
      ['certificates[2].formId', 'INVALID_PARAMETER'],
      ['certificates[3]', 'WRONG_TYPE'],
      ['asOf', 'INVALID_PARAMETER'],
    ]);
    expect(problemsIn(await post('/v1/renewals', { certificates: [] }))).toEqual([
      ['certificates', 'MISSING'],
    ]);
  });
}
