import type { Localities, Locality } from '@formpress/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formula, say } from '../../test/bundle.ts';
import { changesFor } from './changes-for.ts';

type Form = [id: string, when: string, recommended: string];

function locality(code: string, forms: Form[], more: Partial<Locality> = {}): Locality {
  const listed = forms.map(([id, when, recommended]) => {
    return { id, when: formula(when), recommended: formula(recommended) };
  });
  return { code, country: 'US', name: say(code), forms: listed, flows: [], gaps: [], ...more };
}

const localities: Localities = {
  localities: [
    locality('FEDERAL', [['W4101', 'true', 'true']]),
    locality(
      'NJ',
      [
        ['NJ101', 'livesHere or worksHere', "home != 'PA'"],
        ['NJ102', 'worksHere', "home == 'PA'"],
      ],
      {
        reciprocity: { frees: ['PA'], claimedOn: 'NJ102' },
        renewals: { NJ102: [{ claim: 'RECIPROCITY', lapses: 'MOVE' }] },
      },
    ),
    locality('PA', [['PA102', 'livesHere', 'true']]),
    locality('KY', [['KY101', 'livesHere or worksHere', 'true']], {
      reciprocity: { frees: ['OH'], claimedOn: 'KY101', isGeneral: true },
      renewals: { KY101: [{ claim: 'RECIPROCITY', lapses: 'MOVE' }] },
    }),
    locality('NY', [['NY101', 'livesHere or worksHere', 'true']]),
    locality('TX', []),
  ],
};

const at = (home: string, ...work: string[]) => ({ home, work });
const filed = (formId: string, exemptReason?: string) => ({
  formId,
  date: '2026-01-02',
  ...(exemptReason && { isExempt: true, exemptReason }),
});
const changed = (
  before: ReturnType<typeof at>,
  after: ReturnType<typeof at>,
  ...certificates: ReturnType<typeof filed>[]
) => {
  const { agreements, ...lists } = changesFor(localities, [before, after], certificates);
  const plain = Object.entries(lists).map(([name, list]) => [
    name,
    list.map(({ formId, reason }) => `${formId} ${reason}`),
  ]);
  return { ...Object.fromEntries(plain), agreements: agreements.map(({ formId }) => formId) };
};

it('moves from New York to Pennsylvania, with work in New Jersey', () => {
  expect(
    changed(at('NY', 'NJ'), at('PA', 'NJ'), filed('W4101'), filed('NJ101'), filed('NY101')),
  ).toEqual({
    stay: ['W4101 STILL_APPLIES', 'NJ101 STILL_APPLIES'],
    lapse: ['NY101 NO_LONGER_APPLIES'],
    new: ['PA102 NEWLY_APPLIES'],
    agreements: ['NJ102'],
  });
});

it('ends an exemption that rested on an agreement', () => {
  expect(changed(at('PA', 'NJ'), at('NY', 'NJ'), filed('NJ102', 'RECIPROCITY'))).toEqual({
    stay: [],
    lapse: ['NJ102 EXEMPTION_ENDED'],
    new: ['NY101 NEWLY_APPLIES', 'NJ101 NEWLY_APPLIES'],
    agreements: [],
  });
});

it('asks for a general form again when its claim ends', () => {
  expect(changed(at('OH', 'KY'), at('NY', 'KY'), filed('KY101', 'RECIPROCITY'))).toMatchObject({
    lapse: ['KY101 EXEMPTION_ENDED'],
    new: ['NY101 NEWLY_APPLIES', 'KY101 FILE_AGAIN'],
  });
  expect(changed(at('OH', 'KY'), at('NY', 'KY'), filed('KY101'))).toMatchObject({
    stay: ['KY101 STILL_APPLIES'],
    lapse: [],
  });
});

it('leaves alone what had nothing to do with either place', () => {
  expect(changed(at('TX', 'TX'), at('NY', 'NY'), filed('KY101'))).toMatchObject({
    stay: ['KY101 NOT_AFFECTED'],
    new: ['NY101 NEWLY_APPLIES'],
  });
});

it('changes nothing for someone who does not move', () => {
  const place = fc.constantFrom('NJ', 'PA', 'KY', 'NY', 'TX', 'OH', 'CA');
  const form = fc.constantFrom('W4101', 'NJ101', 'NJ102', 'PA102', 'KY101', 'NY101', 'ZZ999');
  const reason = fc.option(fc.constantFrom('RECIPROCITY', 'NO_LIABILITY'), { nil: undefined });
  const certificates = fc.array(fc.tuple(form, reason), { maxLength: 4 });
  const works = fc.array(place, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(place, works, certificates, (home, work, list) => {
      const same = at(home, ...work);
      const result = changed(same, same, ...list.map((each) => filed(...each)));
      expect(result).toMatchObject({ lapse: [], new: [], agreements: [] });
      expect(result.stay).toHaveLength(list.length);
    }),
  );
});
