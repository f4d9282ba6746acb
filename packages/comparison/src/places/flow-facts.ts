import type { SetBodies } from '../foundation/compared.ts';

/** What clients rely on in the questions of a flow: facts in words, by name. */
export type FlowFacts = {
  sets: ReadonlyMap<string, string>;
  questions: ReadonlyMap<string, string>;
  /** Forms that an answer yields, by `question answer`. */
  answers: ReadonlyMap<string, string>;
  /** Where a set leads, by `set answer`. */
  branches: ReadonlyMap<string, string>;
};

type Option = { label: string; id?: string; value?: boolean | string; formsToComplete?: string[] };
type Body = {
  questions: { id: string; validationRegex?: string; questionOptions?: Option[] }[];
  navigation: {
    questionId?: string;
    navigationMapping?: Mapping;
    navigationMappings?: Record<string, Mapping>;
  };
};
type Mapping = { nextQuestionSetId?: string };

/** The facts of a flow, from its response bodies. */
export function flowFacts(bodies: SetBodies): FlowFacts {
  const sets = Object.entries(bodies) as [string, Body][];
  const questions = sets.flatMap(([, body]) => body.questions);
  return {
    sets: new Map(sets.map(([id, body]) => [id, body.questions.map((each) => each.id).join(', ')])),
    questions: new Map(questions.map(({ id, validationRegex = '' }) => [id, validationRegex])),
    answers: new Map(
      questions.flatMap(({ id, questionOptions = [] }) =>
        questionOptions.map((option) => [
          `"${nameOf(option)}" to "${id}"`,
          option.formsToComplete?.join(', ') ?? 'no form',
        ]),
      ),
    ),
    branches: new Map(sets.flatMap(([id, body]) => branchesFrom(id, body))),
  };
}

function nameOf({ id, value, label }: Option): string {
  return id ?? (value === undefined ? label : String(value));
}

function branchesFrom(set: string, { navigation }: Body): [string, string][] {
  const { navigationMapping, navigationMappings = {} } = navigation;
  const always: [string, string][] = navigationMapping
    ? [[`"${set}"`, targetOf(navigationMapping)]]
    : [];
  const byAnswer = Object.entries(navigationMappings).map(([answer, mapping]): [string, string] => [
    `The answer "${answer}" in "${set}"`,
    targetOf(mapping),
  ]);
  return [...always, ...byAnswer];
}

function targetOf({ nextQuestionSetId }: Mapping): string {
  return nextQuestionSetId === undefined ? 'ends the flow' : `leads to "${nextQuestionSetId}"`;
}
