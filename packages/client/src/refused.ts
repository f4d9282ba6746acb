import type { components } from './generated/interface.ts';

/** One problem of a request: where it is, what kind it is, and a text for people. */
export type Problem = components['schemas']['RequestProblem'];

/** What kind a problem is. */
export type ProblemCode = Problem['code'];

/** Thrown when the service refuses a call. Nothing that was sent is in it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly problems: readonly Problem[];
  /** The id under which the service logged the call. */
  readonly requestId: string | undefined;

  constructor(response: Response, body: unknown) {
    const { reason, message, errors } = (body ?? {}) as RefusalBody;
    super(reason ?? message ?? `The service answered ${response.status}.`);
    this.status = response.status;
    this.problems = errors ?? [];
    this.requestId = response.headers.get('x-request-id') ?? undefined;
  }

  /** The problems of one kind. */
  of(code: ProblemCode): Problem[] {
    return this.problems.filter((problem) => problem.code === code);
  }
}

/** The three bodies of a refusal have these keys between them. */
type RefusalBody = { reason?: string; message?: string; errors?: Problem[] };
