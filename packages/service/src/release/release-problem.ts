/** Why a release cannot be used, in one word for logs. */
export type ReleaseTrouble =
  | 'RELEASE_MISSING'
  | 'RELEASE_DAMAGED'
  | 'RELEASE_FORMAT'
  | 'RELEASE_INCOMPLETE'
  | 'SELF_TEST_FAILED';

/** A release that cannot be used; the message is for the operator. */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem';

  constructor(
    readonly code: ReleaseTrouble,
    message: string,
  ) {
    super(message);
  }
}
