import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TestedService } from '../service/service-for-tests.ts';
import { at, payrollCaller, problemsIn } from './payroll-caller.ts';

const date = '2026-01-05';
const lists = ['stay', 'lapse', 'new', 'reciprocity'] as const;

/** Cases about employees who move. */
export function changeCases(service: () => TestedService): void {
  const post = payrollCaller(service);
  const move = async (before: object, after: object, certificates: object[], more: object = {}) => {
    const { reply } = await post('/v1/changes', { before, after, certificates, ...more });
    const named = lists.map((list) => [
      list,
      reply[list]?.map(({ id, reason }) => `${id} ${reason}`),
    ]);
    return Object.fromEntries(named) as Record<(typeof lists)[number], string[]>;
  };
  const filed = (...ids: string[]) => ids.map((formId) => ({ formId, date }));

  it('moves from New York to Pennsylvania, with work in New Jersey', async () => {
    const certificates = filed('W4101', 'NY101', 'NJ101');
    expect(await move(at('NY', 'NJ'), at('PA', 'NJ'), certificates)).toEqual({
      stay: ['W4101 STILL_APPLIES', 'NJ101 STILL_APPLIES'],
      lapse: ['NY101 NO_LONGER_APPLIES'],
      new: ['PA102 NEWLY_APPLIES'],
      reciprocity: ['NJ102 EXEMPTION_POSSIBLE'],
    });
  });

  it('says why in one sentence, in each language', async () => {
    const body = { before: at('NY', 'NJ'), after: at('PA', 'NJ'), certificates: [] };
    const messages = await Promise.all(
      ['en', 'es', 'fr'].map(
        async (language) =>
          (await post('/v1/changes', body, language)).reply.reciprocity?.[0]?.message,
      ),
    );
    expect(messages).toEqual([
      'A resident of Pennsylvania can be exempt from the tax of New Jersey with this form.',
      'Un residente de Pensilvania puede quedar exento del impuesto de Nueva Jersey con este formulario.',
      "Ce formulaire (résidence : Pennsylvanie ; travail : New Jersey) permet d'être exempté de l'impôt du lieu de travail.",
    ]);
  });

  it('ends an exemption by agreement, and asks for what then applies', async () => {
    const exempt = { formId: 'NJ102', date, isExempt: true, exemptReason: 'RECIPROCITY' };
    expect(await move(at('PA', 'NJ'), at('NY', 'NJ'), [exempt])).toMatchObject({
      lapse: ['NJ102 EXEMPTION_ENDED'],
      new: expect.arrayContaining(['NJ101 NEWLY_APPLIES', 'NY101 NEWLY_APPLIES']),
    });
    const kentucky = { formId: 'KY101', date, isExempt: true, exemptReason: 'RECIPROCITY' };
    expect(await move(at('OH', 'KY'), at('TN', 'KY'), [kentucky])).toMatchObject({
      lapse: ['KY101 EXEMPTION_ENDED'],
      new: ['KY101 FILE_AGAIN'],
    });
  });

  it('moves within Canada, where the place of work decides', async () => {
    expect(await move(at('ON', 'ON'), at('ON', 'QC'), filed('TD101', 'ON101'))).toMatchObject({
      stay: ['TD101 STILL_APPLIES'],
      lapse: ['ON101 NO_LONGER_APPLIES'],
    });
  });

  it('names a certificate that is written in several languages once, in that of the request', async () => {
    const body = { before: at('TX', 'TX'), after: at('CA', 'CA'), certificates: [] };
    const fresh = async (language: string) =>
      (await post('/v1/changes', body, language)).reply.new?.map(({ id }) => id);
    expect([await fresh('en'), await fresh('es')]).toEqual([['CA101'], ['CA101SP']]);
  });

  it('changes nothing for someone who does not move', async () => {
    const place = fc.constantFrom('NY', 'NJ', 'PA', 'MD', 'DC', 'VA', 'KY', 'OH', 'TX', 'ON', 'QC');
    const form = fc.constantFrom('W4101', 'NJ101', 'NJ102', 'NY101', 'KY101', 'MD101', 'TD101');
    const works = fc.array(place, { minLength: 1, maxLength: 2 });
    const forms = fc.uniqueArray(form, { maxLength: 3 });
    const reason = fc.constantFrom('RECIPROCITY', 'NO_LIABILITY', undefined);
    await fc.assert(
      fc.asyncProperty(place, works, forms, reason, async (home, work, ids, exemptReason) => {
        const claim = exemptReason ? { isExempt: true, exemptReason } : {};
        const certificates = ids.map((formId) => ({ formId, date, ...claim }));
        const same = at(home, ...work);
        const { stay, ...rest } = await move(same, same, certificates);
        expect(rest).toEqual({ lapse: [], new: [], reciprocity: [] });
        expect(stay).toHaveLength(ids.length);
      }),
      { numRuns: 40 },
    );
  });

  it('refuses what it cannot read', async () => {
    const body = {
      before: { homeAddress: {} },
      after: 3,
      certificates: 'none',
      nexus: ['FEDERAL'],
    };
    expect(problemsIn(await post('/v1/changes', body))).toEqual([
      ['before.homeAddress.streetAddress1', 'MISSING'],
      ['before.homeAddress.city', 'MISSING'],
      ['before.homeAddress.state', 'MISSING'],
      ['before.homeAddress.zipCode', 'MISSING'],
      ['before.workAddresses', 'MISSING'],
      ['after', 'WRONG_TYPE'],
      ['certificates', 'WRONG_TYPE'],
      ['nexus[0]', 'INVALID_PARAMETER'],
    ]);
  });
}
