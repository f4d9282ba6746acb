/** Why a registry or its content cannot be used, as a code for logs and metrics. */
export type RegistryProblemCode =
  | 'REFERENCE'
  | 'SETTING'
  | 'CREDENTIALS'
  | 'UNREACHABLE'
  | 'CERTIFICATE'
  | 'REFUSED'
  | 'MISSING'
  | 'DAMAGED'
  | 'TOO_LARGE'
  | 'RACE'
  | 'DISK';

/** A problem with a registry. The message is for the operator and contains no credentials. */
export class RegistryProblem extends Error {
  override readonly name = 'RegistryProblem';

  constructor(
    readonly code: RegistryProblemCode,
    message: string,
  ) {
    super(message);
  }
}
