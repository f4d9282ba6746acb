import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import type { LinkedPlaceCase } from '../../4-link/linked/linked-place-case.ts';
import { answersOf } from '../../4-link/names/answers-of.ts';
import { defineCheck, eachPlace } from '../foundation/define-check.ts';
import { type Offer, offerTo } from '../localities/offers-of.ts';
import { outcomesOf } from './case-outcome.ts';
import { describePerson } from './describe-person.ts';
import { peopleConcerned } from './people-concerned.ts';

const mostNamed = 3;

/** Every group of people with different forms, and every answer of a flow, must have a worked example. */
export const untestedPlace = defineCheck({
  code: 'untested-place',
  severity: 'warning',
  check: eachPlace(({ locality, cases, hasAllCases }, report) => {
    if (!hasAllCases || !distinguishes(locality)) return;
    const untested = [...untestedPeople(locality, cases), ...untestedAnswers(locality, cases)];
    for (const [index, what] of untested.slice(0, mostNamed).entries()) {
      const rest = index === mostNamed - 1 ? untested.length - mostNamed : 0;
      const more = rest > 0 ? ` ${rest} more like this ${rest === 1 ? 'has' : 'have'} none.` : '';
      report({
        at: locality.formsAt,
        message: `No case of ${locality.code} ${what}.${more}`,
        help: 'Write one in a file in the folder cases of the locality, with the forms they must get and why.',
      });
    }
  }),
});

/** Whether a locality has forms and distinguishes people, by conditions or by questions. */
function distinguishes(locality: LinkedLocality): boolean {
  const asks = locality.flows.some(({ rows }) => rows.some((row) => 'start' in row));
  const signatures = peopleConcerned(locality).map(({ is }) => signatureOf(offerTo(locality, is)));
  return locality.forms.length > 0 && (asks || new Set(signatures).size > 1);
}

/** One case tests all people who get the same by the same row of the same flow. */
function untestedPeople(locality: LinkedLocality, cases: readonly LinkedPlaceCase[]): string[] {
  const tested = new Set(
    cases.flatMap(({ homes, work }) =>
      homes.map((home) => signatureOf(offerTo(locality, { home, work }))),
    ),
  );
  return peopleConcerned(locality).flatMap((person) => {
    const signature = signatureOf(offerTo(locality, person.is));
    if (tested.has(signature)) return [];
    tested.add(signature);
    return [`is about people who ${describePerson(person, locality)}`];
  });
}

function signatureOf({ forms, recommended, rows }: Pick<Offer, 'forms' | 'recommended' | 'rows'>) {
  return JSON.stringify([forms, recommended, [...rows].map(([id, { at }]) => [id, at.start])]);
}

function untestedAnswers(locality: LinkedLocality, cases: readonly LinkedPlaceCase[]): string[] {
  const outcomes = cases.flatMap((example) => outcomesOf(example, locality));
  const tested = new Set(
    outcomes.flatMap(({ flow }) => flow?.answered.map((answer) => `${flow.id} ${answer}`) ?? []),
  );
  return locality.flows.flatMap(({ id, flow }) => {
    const sets = flow?.interview.sets ?? [];
    const answers = sets.flatMap(({ questions, next }) =>
      questions
        .filter(({ question }) => question.forms || isBy(next, question.id))
        .flatMap(({ question }) => answersOf(question).map(({ value }) => [question.id, value])),
    );
    const bare = answers.filter((answer) => !tested.has([id, ...answer].join(' ')));
    return bare.map(([question, value]) => `answers "${question}" of ${id} with ${value}`);
  });
}

type Next = NonNullable<
  LinkedLocality['flows'][number]['flow']
>['interview']['sets'][number]['next'];

function isBy(next: Next, id: string): boolean {
  return next.kind === 'byAnswer' && next.question.id === id;
}
