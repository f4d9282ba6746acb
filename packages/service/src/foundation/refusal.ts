import type { badRequestCodes } from '@formpress/contract';
import type { Texts } from '@formpress/model';

/** A problem with a part of a request. `field` is absent when it concerns the whole request. */
export type RequestProblem = {
  field?: string;
  code: ProblemCode;
  message: Texts;
  /** With BROKEN_RULE: the id of the rule. */
  rule?: string;
};

/** The codes of the interface. */
type ProblemCode = (typeof badRequestCodes)[number] | 'NOT_FOUND';

/** Why a request is refused. Only `responses.ts` turns it into a status and a body. */
export type Refusal =
  | { kind: 'unauthorized' }
  | { kind: 'loginRefused'; reason: Texts }
  /** `unlisted`: how many further problems there are. */
  | { kind: 'badRequest'; problems: RequestProblem[]; unlisted?: number }
  | { kind: 'notFound'; field?: string; message: Texts }
  | { kind: 'methodNotAllowed'; allowed: string[] }
  | { kind: 'bodyTooLarge' }
  | { kind: 'bodyNotJson' }
  | { kind: 'bodyNotLines' }
  | { kind: 'tooManyRequests'; seconds: number }
  /** For callers limited by address. It is sent after a pause, so that retrying at once gains nothing. */
  | { kind: 'tooManyOpenRequests'; seconds: number }
  | { kind: 'shuttingDown' }
  | { kind: 'overloaded' }
  | { kind: 'auditUnavailable' }
  | { kind: 'ownFault'; requestId: string };

/** The code of a refusal in logs and audit lines: that of its first problem, or its kind. */
export function codeOfRefusal(refusal: Refusal): string {
  if (refusal.kind === 'badRequest') return refusal.problems[0]?.code ?? 'BAD_REQUEST';
  return refusal.kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
