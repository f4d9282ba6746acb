import type { Amount, Names, Variable } from '@formpress/formula';
import fc from 'fast-check';
import { type AnyFormula, anyFormula } from './any-formula.ts';
import { type AnyPattern, anyNumber, anyText } from './any-pattern.ts';

/** A box on the page: what is printed in it, and its size. */
export type AnyBox = {
  print: string;
  width: number;
  height: number;
  font: string;
  size: number;
  /** The most characters; one in each cell of a comb. */
  most?: number;
  how: 'line' | 'comb' | 'paragraph';
};

/** A form with random questions, formulas and boxes. */
export type AnyForm = {
  isFrench: boolean;
  asked: Map<string, AnyPattern & { required: boolean }>;
  results: Map<string, AnyFormula & { scale: number; round: string }>;
  boxes: AnyBox[];
};

const status = ['A', 'B', 'C'];

/** The amounts of every random form. */
export const amounts: Record<string, Amount> = {
  cap: { number: '2500' },
  table: { byAnswer: { A: { number: '10' }, B: { number: '99.5' }, C: { number: '-7' } } },
  fee: {
    bySize: [
      { over: '0', is: '5' },
      { over: '1000', is: '50' },
    ],
  },
  schedule: {
    byAnswer: Object.fromEntries(
      status.map((each, at): [string, Amount] => [
        each,
        {
          bySize: [
            { over: '0', plus: '0', rate: '0.5' },
            { over: '100', plus: String(50 + at), rate: '0.75' },
          ],
        },
      ]),
    ),
  },
};

const chosen: Record<string, Variable> = {
  periods: { kind: 'text', options: ['52', '26', '12.5'], numeric: true },
  status: { kind: 'text', options: status },
  first: { kind: 'yesNo' },
  second: { kind: 'yesNo' },
};

/** Answers to the questions with options in every random form; an empty one leaves the question blank. */
export const chosenAnswers = {
  periods: fc.constantFrom('52', '26', '12.5'),
  status: fc.constantFrom(...status),
  first: fc.constantFrom('true', 'false'),
  second: fc.constantFrom('true', 'false', ''),
};

const anyBox = (prints: string[]): fc.Arbitrary<AnyBox> =>
  fc.record(
    {
      print: fc.constantFrom(...prints),
      width: fc.oneof(fc.integer({ min: 4, max: 60 }), fc.integer({ min: 20, max: 280 })),
      height: fc.constantFrom(8, 12, 16, 30),
      font: fc.constantFrom('Helv', 'HeBo', 'TiRo', 'Cour'),
      size: fc.constantFrom(0, 5, 7, 9),
      most: fc.integer({ min: 1, max: 14 }),
      how: fc.constantFrom('line', 'line', 'line', 'comb', 'paragraph'),
    },
    { requiredKeys: ['print', 'width', 'height', 'font', 'size', 'how'] },
  );

/** Forms with a few questions and results, each of them in several boxes. */
export const anyForm: fc.Arbitrary<AnyForm> = fc
  .record({
    isFrench: fc.boolean(),
    numbers: fc.array(fc.tuple(anyNumber, fc.boolean()), { minLength: 2, maxLength: 4 }),
    text: anyText,
  })
  .chain(({ isFrench, numbers, text }) => {
    const asked: AnyForm['asked'] = new Map(
      numbers.map(([each, required], at) => [`n${at}`, { ...each, required }]),
    );
    asked.set('word', { ...text, required: false });
    return anyResults(asked).chain((results) =>
      fc
        .array(anyBox(printsOf(asked, results)), { minLength: 30, maxLength: 30 })
        .map((boxes) => ({ isFrench, asked, results, boxes })),
    );
  });

function anyResults(asked: AnyForm['asked']): fc.Arbitrary<AnyForm['results']> {
  const numbers = [...asked.keys()].filter((id) => id !== 'word');
  const result = (known: string[], scales: Record<string, number>) =>
    fc.record({
      formula: anyFormula([...numbers, ...known, 'periods'], namesOf(asked, scales)),
      scale: fc.constantFrom(0, 2),
      round: fc.constantFrom('nearest', 'up', 'down'),
    });
  return result([], {}).chain((r0) =>
    result(['r0'], { r0: r0.scale }).map(
      (r1) =>
        new Map([
          ['r0', { ...r0.formula, scale: r0.scale, round: r0.round }],
          ['r1', { ...r1.formula, scale: r1.scale, round: r1.round }],
        ]),
    ),
  );
}

/** The names of a form for checking its formulas. */
export function namesOf(asked: AnyForm['asked'], scales: Record<string, number>): Names {
  const scaleOf = (name: string) => scales[name] ?? asked.get(name)?.scale;
  const variable = (name: string): Variable | undefined => {
    if (chosen[name]) return chosen[name];
    if (name === 'word' || !(asked.has(name) || name in scales)) return undefined;
    const scale = scaleOf(name);
    return { kind: 'number', ...(scale !== undefined && { scale }) };
  };
  return {
    variable,
    amount: (name) => amounts[name],
    variables: () => [...asked.keys(), ...Object.keys(scales), ...Object.keys(chosen)],
    amounts: () => Object.keys(amounts),
  };
}

/** What is printed: single values more often than several together or a piece of one. */
function printsOf(asked: AnyForm['asked'], results: AnyForm['results']): string[] {
  const alone = [...asked.keys(), ...results.keys()].map((id) => `{{${id}}}`);
  const pieces = ['{{whole r0}}', '{{cents r1}}', '{{bare r0 1 3}}', '{{bare n0}}', '{{periods}}'];
  const together = [
    '{{r0}} of {{r1}}',
    '{{n0}}/{{n1}}',
    '{{word}} {{r1}}',
    '{{word}} ({{n0}}) {{status}}',
  ];
  return [...alone, ...alone, ...alone, ...pieces, ...together];
}
