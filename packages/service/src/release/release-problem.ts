import type { RegistryProblemCode, StatementProblemCode } from '@formpress/registry';

/** Why a release cannot be used, in one word for logs. */
export type ReleaseProblemCode =
  | 'RELEASE_MISSING'
  | 'RELEASE_DAMAGED'
  | 'RELEASE_UNREADABLE'
  | 'RELEASE_FORMAT'
  | 'RELEASE_INCOMPLETE'
  | 'SELF_TEST_FAILED'
  | 'RELEASE_KEYS'
  | `REGISTRY_${RegistryProblemCode}`
  | StatementProblemCode;

/** Why the newest release is not the one that is served. */
export type RefusedRelease = { code: ReleaseProblemCode | 'RELEASE_UNUSABLE'; message: string };

/** A release that cannot be used; the message is for the operator. */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem';

  constructor(
    readonly code: ReleaseProblemCode,
    message: string,
  ) {
    super(message);
  }
}

/** What is told of a release that cannot be used. The words of our own faults are kept to ourselves. */
export function refusedRelease(error: Error, source: string): RefusedRelease {
  if (error instanceof ReleaseProblem) return { code: error.code, message: error.message };
  return { code: 'RELEASE_UNUSABLE', message: `The release in ${source} cannot be used.` };
}
