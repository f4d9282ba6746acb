import { expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { leadWithCauses } from './lead-with-causes.ts';

function found(code: string, file: string, more: Partial<Diagnostic> = {}): Diagnostic {
  return { code, severity: 'error', at: { file, start: 1, end: 2 }, message: `${code}.`, ...more };
}

/** Files in the same folder belong to the same unit. */
const unitOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
const lead = (all: Diagnostic[]) => leadWithCauses(all, unitOf);

it('counts at the cause what comes of it, and leaves that out', () => {
  const cause = found('unknown-place', 'AL/locality.yaml');
  const cases = [1, 2].map((each) => found('failed-place-case', `AL/${each}.yaml`));
  const offer = found('ineligible-form', 'AL/flow.yaml');
  expect(lead([...cases, offer, cause])).toEqual([
    {
      ...cause,
      related: [
        {
          at: { file: 'AL/1.yaml', start: 1, end: 2 },
          message: 'Because of it, 2 cases fail. failed-place-case.',
        },
        { at: offer.at, message: 'ineligible-form.' },
      ],
    },
  ]);
});

it('says nothing of cases that are missing because of it', () => {
  const cause = found('removed-case', 'AL/cases.yaml');
  expect(lead([cause, found('untested-path', 'AL/form.yaml', { severity: 'warning' })])).toEqual([
    cause,
  ]);
});

it('leaves alone what is in another unit, what was accepted, and what a warning would explain', () => {
  const all = [
    found('unknown-place', 'AL/locality.yaml'),
    found('failed-place-case', 'GA/cases.yaml'),
    found('untested-place', 'AL/locality.yaml', { severity: 'warning', accepted: 'Known.' }),
    found('redundant-nothing', 'FL/locality.yaml', { severity: 'warning' }),
    found('failed-place-case', 'FL/cases.yaml'),
  ];
  expect(lead(all)).toEqual(all);
});

it('says nothing of who gets which form while an agreement is to be filled in, and only then', () => {
  const agreement = found('todo', 'shared/reciprocity.yaml');
  const offer = found('offered-to-nobody', 'AL/locality.yaml');
  const other = found('todo', 'shared/answers.yaml');
  expect(lead([offer, agreement])).toEqual([
    { ...agreement, related: [{ at: offer.at, message: 'offered-to-nobody.' }] },
  ]);
  expect(lead([offer, other])).toEqual([offer, other]);
});

it('counts at a changed kind of answer what comes of it in every form', () => {
  const cause = found('changed-form', 'shared/answers.yaml');
  const wide = ['AL', 'GA'].map((place) => found('answer-too-wide', `${place}/pdf.yaml`));
  const below = found('negative-parameter', 'GA/form.yaml');
  expect(lead([...wide, below, cause])).toEqual([
    {
      ...cause,
      related: [
        {
          at: { file: 'AL/pdf.yaml', start: 1, end: 2 },
          message: 'Because of it, answers do not fit in 2 fields. answer-too-wide.',
        },
        {
          at: below.at,
          message: 'Because of it, a tax parameter may come out below zero. negative-parameter.',
        },
      ],
    },
  ]);
});

it('lets a changed form explain nothing in other forms', () => {
  const all = [found('changed-form', 'AL/form.yaml'), found('answer-too-wide', 'GA/pdf.yaml')];
  expect(lead(all)).toEqual(all);
});

it('lets what was left out explain nothing', () => {
  const all = [found('unknown-set', 'AL/a.yaml'), found('unreachable-set', 'AL/b.yaml')];
  const statement = found('unused-statement', 'AL/form.yaml', { severity: 'warning' });
  expect(lead([...all, statement]).map(({ code }) => code)).toEqual([
    'unknown-set',
    'unused-statement',
  ]);
});

it('leaves out how texts read that took each other’s place', () => {
  const other = {
    at: { file: 'AL/es.yaml', start: 9, end: 12 },
    message: 'The other stands here:',
  };
  const cause = found('changed-text', 'AL/es.yaml', { related: [other] });
  const warning = { severity: 'warning' as const };
  const elsewhere = found('lost-negation', 'AL/fr.yaml', warning);
  const all = [
    found('lost-negation', 'AL/es.yaml', warning),
    found('term-not-used', 'AL/es.yaml', { ...warning, at: other.at }),
    elsewhere,
    cause,
  ];
  expect(lead(all)).toEqual([elsewhere, cause]);
});
