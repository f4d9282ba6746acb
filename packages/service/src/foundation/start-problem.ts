/** Why the service cannot start, in a sentence for the operator. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
