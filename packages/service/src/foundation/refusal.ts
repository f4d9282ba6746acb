import type { badRequestCodes } from '@formpress/contract';
import type { Texts } from '@formpress/model';

/** What is wrong with one part of a request. `field` is absent when the whole request is meant. */
export type RequestProblem = { field?: string; code: ProblemCode; message: Texts };

/** The codes of the interface. */
type ProblemCode = (typeof badRequestCodes)[number] | 'NOT_FOUND';

/** Why a request was not done. `responses.ts` alone turns it into status and body. */
export type Refusal =
  | { kind: 'unauthorized' }
  | { kind: 'loginRefused'; reason: Texts }
  /** `unlisted`: how many problems there are beside these. */
  | { kind: 'badRequest'; problems: RequestProblem[]; unlisted?: number }
  | { kind: 'notFound'; field?: string; message: Texts }
  | { kind: 'methodNotAllowed'; allowed: string[] }
  | { kind: 'bodyTooLarge' }
  | { kind: 'bodyNotJson' }
  | { kind: 'tooManyRequests'; seconds: number }
  /** Of an address; said after a pause, so that asking on at once gains nothing. */
  | { kind: 'tooManyOpenRequests'; seconds: number }
  | { kind: 'shuttingDown' }
  | { kind: 'overloaded' }
  | { kind: 'auditUnavailable' }
  | { kind: 'ownFault'; requestId: string };

/** What a refusal is called in logs and audit lines: the code of its first problem, or its kind. */
export function codeOfRefusal(refusal: Refusal): string {
  if (refusal.kind === 'badRequest') return refusal.problems[0]?.code ?? 'BAD_REQUEST';
  return refusal.kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
