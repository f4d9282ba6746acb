import type { Localities, Locality } from '@formpress/model';
import { expect, it } from 'vitest';
import { formula, say } from '../../test/bundle.ts';
import { applicable } from './applicable.ts';

type Row = { when?: string } & ({ start: string } | { forms: string[] });

function locality(
  code: string,
  country: 'US' | 'CA',
  forms: [id: string, when: string, recommended: string][],
  flows: Record<string, Row[]> = {},
): Locality {
  return {
    code,
    country,
    name: say(code),
    forms: forms.map(([id, when, recommended]) => ({
      id,
      when: formula(when),
      recommended: formula(recommended),
    })),
    flows: Object.entries(flows).map(([id, rows]) => ({
      id,
      rows: rows.map(({ when, ...row }) => ({ ...row, ...(when && { when: formula(when) }) })),
    })),
    gaps: [],
  };
}

const localities: Localities = {
  localities: [
    locality('FEDERAL', 'US', [['W4101', 'true', 'true']], { FEDERAL: [{ start: 'QS1' }] }),
    locality('CANADA_FEDERAL', 'CA', [['TD101', 'true', 'true']], {
      CANADA_FEDERAL: [{ forms: ['TD101'] }],
    }),
    locality(
      'AZ',
      'US',
      [
        ['AZ101', 'worksHere', 'true'],
        ['AZ103', 'livesHere and not worksHere', 'false'],
        ['AZ107', 'worksHere', "home in ['CA', 'OR']"],
      ],
      {
        AZ_RESIDENT: [{ when: 'worksHere', start: 'QS1' }, { start: 'QS2' }],
        AZ_NONRESIDENT: [{ when: "home in ['CA', 'OR']", start: 'QS1' }, { forms: ['AZ101'] }],
      },
    ),
    locality('NJ', 'US', [['NJ101', "'NY' in work or worksElsewhere", 'true']]),
    locality('ON', 'CA', [['ON101', 'worksHere or livesHere', 'false']], {
      ON_CANADA_RESIDENT: [{ start: 'QS1' }],
    }),
    locality('TX', 'US', []),
  ],
};

function found(home: string, ...work: string[]) {
  const { forms, flows } = applicable(localities, { home, work });
  return { forms: forms.map(({ id }) => id), flows: flows.map(({ id }) => id) };
}

it('returns forms and flows with all their properties', () => {
  expect(applicable(localities, { home: 'OR', work: ['AZ'] })).toEqual({
    forms: [
      { id: 'W4101', locality: 'FEDERAL', recommended: true },
      { id: 'AZ101', locality: 'AZ', recommended: true },
      { id: 'AZ107', locality: 'AZ', recommended: true },
    ],
    flows: [
      { id: 'FEDERAL', locality: 'FEDERAL', name: say('FEDERAL'), start: 'QS1' },
      {
        id: 'AZ_NONRESIDENT',
        locality: 'AZ',
        name: say('AZ'),
        residencyStatus: 'NONRESIDENT',
        start: 'QS1',
      },
    ],
  });
});

it('takes the first matching row of a flow', () => {
  const start = (home: string, work: string) =>
    applicable(localities, { home, work: [work] }).flows.slice(1);
  expect(start('AZ', 'AZ')).toMatchObject([{ id: 'AZ_RESIDENT', start: 'QS1' }]);
  expect(start('AZ', 'TX')).toMatchObject([{ id: 'AZ_RESIDENT', start: 'QS2' }]);
  expect(start('NJ', 'AZ')).toMatchObject([{ id: 'AZ_NONRESIDENT', forms: ['AZ101'] }]);
});

it('puts the country first, then home, then work in the order sent, none twice', () => {
  expect(found('NJ', 'AZ', 'TX', 'AZ')).toEqual({
    forms: ['W4101', 'NJ101', 'AZ101', 'AZ107'],
    flows: ['FEDERAL', 'AZ_NONRESIDENT'],
  });
  expect(found('AZ', 'NJ').forms).toEqual(['W4101', 'AZ103']);
});

it('is never resident and nonresident of one locality', () => {
  expect(found('AZ', 'AZ', 'TX').flows).toEqual(['FEDERAL', 'AZ_RESIDENT']);
});

it('returns only the national forms where a locality has none', () => {
  expect(found('TX', 'TX')).toEqual({ forms: ['W4101'], flows: ['FEDERAL'] });
  expect(found('PR', 'GU')).toEqual({ forms: ['W4101'], flows: ['FEDERAL'] });
});

it('counts a home in another country only when someone works there too', () => {
  expect(found('ON', 'AZ')).toEqual({
    forms: ['W4101', 'AZ101', 'AZ107'],
    flows: ['FEDERAL', 'AZ_NONRESIDENT'],
  });
  expect(found('ON', 'AZ', 'ON')).toEqual({
    forms: ['W4101', 'TD101', 'ON101', 'AZ101', 'AZ107'],
    flows: ['FEDERAL', 'CANADA_FEDERAL', 'ON_CANADA_RESIDENT', 'AZ_NONRESIDENT'],
  });
  expect(found('ON', 'ON').forms).toEqual(['TD101', 'ON101']);
});
