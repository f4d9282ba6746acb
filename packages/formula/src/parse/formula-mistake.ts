import type { Problem } from '../foundation/problem.ts';

/** Thrown inside the parser and caught by `parse` alone: the first mistake ends the reading. */
export class FormulaMistake extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}
