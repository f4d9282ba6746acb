import { type Bundle, inEachLanguage, type Next, type Target } from '@formpress/model';
import fc from 'fast-check';
import { bundle } from '../../engine/test/bundle.ts';

type Written = NonNullable<Parameters<typeof bundle>[0]>;
type WrittenQuestions = NonNullable<Written['questions']>;

const amount = { kind: 'number', scale: 0, accepts: '^[0-9]{1,9}$' } as const;
const choice = { kind: 'choice', options: ['A', 'B', 'C'], accepts: '^[ABC]$' } as const;
const yesNo = { kind: 'yesNo', accepts: '^(?:true|false)$' } as const;

/** What a set asks besides the question that decides its branch. */
const extras: ((id: string) => WrittenQuestions)[] = [
  () => ({}),
  (id) => ({ [id]: { ...amount, required: 'NEVER' } }),
  (id) => ({ [id]: { ...choice, required: 'NEVER' } }),
  (id) => ({ [id]: { ...yesNo, when: "first == 'B'" } }),
  (id) => ({
    [id]: amount,
    [`${id}Total`]: { kind: 'number', calculate: `${id} + 1` },
  }),
];

/** Any small form whose branches only lead forward, as in every form that passed the checks. */
export const anyForm: fc.Arbitrary<Bundle> = fc
  .record({
    sets: fc.array(
      fc.record({ extra: fc.nat(4), targets: fc.array(fc.nat(9), { minLength: 3 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    meet: fc.boolean(),
  })
  .map(({ sets, meet }) => {
    const written: Required<Pick<Written, 'questions' | 'sets'>> = { questions: {}, sets: {} };
    for (const [index, { extra, targets }] of sets.entries()) {
      const decides = index === 0 ? 'first' : index % 2 === 0 ? `decides${index}` : 'first';
      const asked = {
        ...(decides === 'first' && index > 0 ? {} : { [decides]: choice }),
        ...extras[extra]?.(`extra${index}`),
      };
      Object.assign(written.questions, asked);
      written.sets[`QS${index + 1}`] = {
        questions: Object.keys(asked),
        next: nextOf(decides, targets, index, sets.length),
      };
    }
    const optional = Object.keys(written.questions).filter((id) => id.startsWith('extra'));
    const numbers = optional.filter((id) => written.questions[id]?.kind === 'number');
    return bundle({
      ...written,
      statements: { sign: inEachLanguage(() => 'x'), other: inEachLanguage(() => 'y') },
      ...(meet && numbers.length > 0 ? { ticks: { sum: `${numbers.join(' + ')} > 100` } } : {}),
    });
  });

function nextOf(by: string, targets: number[], index: number, count: number): Next {
  const goTo = Object.fromEntries(
    ['A', 'B', 'C'].map((option, turn) => [option, targetOf(targets[turn] ?? 0, index, count)]),
  );
  return { by, goTo };
}

function targetOf(number: number, index: number, count: number): Target {
  const later = count - index - 1;
  const chosen = number % (later + 3);
  if (chosen < later) return { to: `QS${index + 2 + chosen}` };
  if (chosen === later) return { ineligible: true };
  return { finish: chosen === later + 1 ? 'sign' : 'other' };
}
