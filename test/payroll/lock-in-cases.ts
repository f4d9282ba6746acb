import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TestedService } from '../service/service-for-tests.ts';
import { at, payrollCaller } from './payroll-caller.ts';

/** Cases about lock-in letters. */
export function lockInCases(service: () => TestedService): void {
  const post = payrollCaller(service);
  it('does not offer a locked form, and says why, in each language', async () => {
    const body = { ...at('NY', 'NY'), lockInLetters: ['FEDERAL'] };
    const { reply } = await post('/v1/forms', body);
    expect(reply.forms?.map(({ id }) => id)).toEqual(['NY101', 'NY102', 'NY104', 'NY105']);
    expect(reply.formsNotOffered?.map(({ id, reason }) => [id, reason])).toEqual(
      ['W4101', 'W4101SP', 'W4202', 'W6101', 'W8101'].map((id) => [id, 'LOCKED']),
    );
    const messages = await Promise.all(
      ['en', 'es', 'fr'].map(
        async (language) =>
          (await post('/v1/forms', body, language)).reply.formsNotOffered?.[0]?.message,
      ),
    );
    expect(messages).toEqual([
      'A lock-in letter for FEDERAL fixes the withholding, so this form cannot be filed.',
      'Una carta de retención obligatoria para FEDERAL fija la retención, así que este formulario no se puede presentar.',
      'Une lettre de retenue imposée pour FEDERAL fixe la retenue ; ce formulaire ne peut donc pas être produit.',
    ]);
  });

  it('leaves the federal form open when a state sent the letter', async () => {
    const body = { ...at('NY', 'NY'), lockInLetters: ['NY'] };
    const forms = (await post('/v1/forms', body)).reply;
    expect(forms.forms?.every(({ formLocality }) => formLocality === 'FEDERAL')).toBe(true);
    expect(forms.forms).toHaveLength(5);
    const flows = (await post('/v1/guided-flows', body)).reply;
    expect(flows.flows?.map(({ id }) => id)).toEqual(['FEDERAL']);
    expect(flows.formsNotOffered?.map(({ id }) => id)).toEqual([
      'NY101',
      'NY102',
      'NY104',
      'NY105',
    ]);
  });

  it('locks a form of a state that takes its values from the W-4, but not its other forms', async () => {
    const body = { ...at('ND', 'ND'), lockInLetters: ['FEDERAL'] };
    const { reply } = await post('/v1/forms', body);
    expect(reply.forms?.map(({ id }) => id)).toEqual(['ND102']);
    expect(reply.formsNotOffered?.find(({ id }) => id === 'ND104')).toEqual({
      id: 'ND104',
      name: 'W-4 (North Dakota use)',
      locality: 'ND',
      reason: 'FOLLOWS_LOCKED',
      message: 'This form takes its values from the W-4, which a lock-in letter fixes.',
    });
    const named = async (query: string) => {
      const response = await service().call(`/v1/flowQuestionSet/ND_RESIDENT/QS2${query}`);
      expect(response.headers.has('etag')).toBe(true);
      return [...(await response.text()).matchAll(/"id":"(ND1\d\d)"/g)].map(([, id]) => id);
    };
    expect(await named('')).toEqual(['ND102', 'ND104']);
    expect(await named('?lockInLetters=FEDERAL')).toEqual(['ND102']);
    const newMexico = { ...at('NM', 'NM'), lockInLetters: ['FEDERAL'] };
    expect((await post('/v1/guided-flows', newMexico)).reply.flows).toEqual([]);
  });

  it('replies to an empty list as to none, byte for byte', async () => {
    for (const path of ['/v1/forms', '/v1/guided-flows']) {
      const [without, empty] = await Promise.all([
        post(path, at('NJ', 'NY')),
        post(path, { ...at('NJ', 'NY'), lockInLetters: [] }),
      ]);
      expect(empty.text).toBe(without.text);
      expect(Object.keys(empty.reply)).not.toContain('formsNotOffered');
    }
  });

  it('offers a form that the terms of a letter leave open, and no exemption beside it', async () => {
    const body = { ...at('TX', 'TX'), lockInLetters: [{ locality: 'FEDERAL', filingStatus: 'S' }] };
    const { reply } = await post('/v1/forms', body);
    expect(reply.forms?.map(({ id }) => id)).toEqual(['W4101', 'W4101SP']);
    expect(reply.formsNotOffered?.map(({ id }) => id)).toEqual(['W4202', 'W6101', 'W8101']);
    expect(reply.formsNotOffered?.[0]?.message).toBe(
      'A lock-in letter for FEDERAL fixes the withholding, so this form cannot be filed. ' +
        'Its terms were not used: this form reports no filing status to compare with them.',
    );
  });

  it('takes the terms of a state for none, and says that its law is not known', async () => {
    const lockInLetters = [{ locality: 'NY', filingStatus: 'S' }];
    const body = { ...at('NY', 'NY'), lockInLetters };
    const { reply } = await post('/v1/forms', body);
    expect(reply.formsNotOffered?.map(({ id }) => id)).toEqual([
      'NY101',
      'NY102',
      'NY104',
      'NY105',
    ]);
    const said = await Promise.all(
      ['en', 'es', 'fr'].map(async (language) => {
        const sent = { formId: 'NY101', employee: {}, employer: {}, fields: {}, lockInLetters };
        const { errors = [] } = (await post('/v1/fillPdf', sent, language)).reply;
        const offered = (await post('/v1/forms', body, language)).reply.formsNotOffered?.[0];
        return [offered?.message, errors.find(({ code }) => code === 'LOCKED_IN')?.message];
      }),
    );
    const notKnown = [
      'A lock-in letter for NY fixes the withholding, so this form cannot be filed. Its terms were not used: whether NY accepts a certificate that withholds more than the letter is not known here.',
      'Una carta de retención obligatoria para NY fija la retención, así que este formulario no se puede presentar. Sus condiciones no se tomaron en cuenta: aquí no se sabe si NY acepta un certificado que retenga más que la carta.',
      "Une lettre de retenue imposée pour NY fixe la retenue ; ce formulaire ne peut donc pas être produit. Ses conditions n'ont pas été utilisées : on ne sait pas ici si un certificat qui retient plus que la lettre est accepté (NY).",
    ];
    expect(said).toEqual(notKnown.map((message) => [message, message]));
  });

  it('lists no flow of a locked place, even one that had nothing to complete', async () => {
    const flowsOf = async (lockInLetters: string[]) => {
      const { reply } = await post('/v1/guided-flows', { ...at('ON', 'QC'), lockInLetters });
      return reply.flows?.map(({ id }) => id);
    };
    const [open, locked] = await Promise.all([flowsOf([]), flowsOf(['ON'])]);
    expect(open).toContain('ON_CANADA_RESIDENT');
    expect(locked).toEqual(open?.filter((id) => id !== 'ON_CANADA_RESIDENT'));
  });

  it('never offers a form of a locked place, wherever people live and work', async () => {
    const place = fc.constantFrom('NY', 'NJ', 'PA', 'ND', 'CO', 'UT', 'CA', 'DC', 'TX', 'ON', 'QC');
    const locality = fc.constantFrom<string>(
      'FEDERAL',
      'CANADA_FEDERAL',
      'NY',
      'NJ',
      'ND',
      'CA',
      'ON',
    );
    const letters = fc.uniqueArray(locality, { minLength: 1, maxLength: 3 });
    const works = fc.array(place, { minLength: 1, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(place, works, letters, async (home, work, lockInLetters) => {
        const body = { ...at(home, ...work), lockInLetters };
        const [{ forms = [], formsNotOffered }, { flows = [] }, { forms: all = [] }] =
          await Promise.all([
            post('/v1/forms', body).then(({ reply }) => reply),
            post('/v1/guided-flows', body).then(({ reply }) => reply),
            post('/v1/forms', at(home, ...work)).then(({ reply }) => reply),
          ]);
        const open = [
          ...forms.map((form) => form.formLocality),
          ...flows.map((flow) => flow.locality),
        ];
        expect(open.filter((code) => lockInLetters.includes(code))).toEqual([]);
        const left = formsNotOffered?.map(({ id }) => id) ?? [];
        expect([...forms.map(({ id }) => id), ...left].sort()).toEqual(
          all.map(({ id }) => id).sort(),
        );
      }),
      { numRuns: 40 },
    );
  });
}
