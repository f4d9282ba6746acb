import type { RegistryProblemCode, StatementProblemCode } from '@formpress/registry';

/** Why a release cannot be used, as a code for logs. */
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

/** Why the newest release is not served. */
export type RefusedRelease = { code: ReleaseProblemCode | 'RELEASE_UNUSABLE'; message: string };

/** A problem with a release. The message is for the operator. */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem';

  constructor(
    readonly code: ReleaseProblemCode,
    message: string,
  ) {
    super(message);
  }
}

/** Describes why a release is refused. Messages of internal errors are not shown. */
export function refusedRelease(error: Error, source: string): RefusedRelease {
  if (error instanceof ReleaseProblem) return { code: error.code, message: error.message };
  return { code: 'RELEASE_UNUSABLE', message: `The release in ${source} cannot be used.` };
}
