/** Why a batch cannot go on. The message is for the person who started it. */
export class BatchProblem extends Error {
  override readonly name = 'BatchProblem';
}
