/** A release that cannot be used; the message is for the operator. */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem';
}
