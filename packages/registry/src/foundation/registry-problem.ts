/** Why a registry, or what it holds, cannot be used: one word for logs and metrics. */
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

/** A registry that cannot be used; the message is for the operator and holds no credentials. */
export class RegistryProblem extends Error {
  override readonly name = 'RegistryProblem';

  constructor(
    readonly code: RegistryProblemCode,
    message: string,
  ) {
    super(message);
  }
}
