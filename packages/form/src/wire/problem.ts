/** A problem in a request: its location, its code, and a message to show. */
export type Problem = {
  field?: string;
  code:
    | 'INVALID_JSON'
    | 'UNKNOWN_KEY'
    | 'WRONG_TYPE'
    | 'MISSING'
    | 'INVALID_ADDRESS'
    | 'INVALID_ANSWER'
    | 'MISSING_ANSWER'
    | 'BROKEN_RULE'
    | 'UNKNOWN_QUESTION'
    | 'INELIGIBLE'
    | 'INVALID_FEDERAL_VALUE'
    | 'INVALID_PARAMETER'
    | 'UNPRINTABLE'
    | 'TOO_WIDE'
    | 'NOT_FOUND';
  message: string;
  rule?: string;
};

/** The code of a problem. */
export type ProblemCode = Problem['code'];

/** Thrown when the service refuses a call. It contains nothing that was sent. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly problems: readonly Problem[];
  /** The id under which the service logged the call. */
  readonly requestId: string | undefined;

  constructor(response: Reply, body: unknown) {
    const { reason, message, errors } = (body ?? {}) as RefusalBody;
    super(reason ?? message ?? `The service answered ${response.status}.`);
    this.status = response.status;
    this.problems = errors ?? [];
    this.requestId = response.headers?.get('x-request-id') ?? undefined;
  }

  /** The problems with a given code. */
  of(code: ProblemCode): Problem[] {
    return this.problems.filter((problem) => problem.code === code);
  }
}

/** The parts of a response that a refusal keeps. */
type Reply = { status: number; headers?: { get(name: string): string | null } };

/** The keys of all three refusal bodies. */
type RefusalBody = { reason?: string; message?: string; errors?: Problem[] };
