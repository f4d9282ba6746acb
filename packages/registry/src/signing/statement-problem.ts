/** Why a release is not trusted, as a code for logs. */
export type StatementProblemCode =
  | 'STATEMENT_MISSING'
  | 'STATEMENT_UNREADABLE'
  | 'STATEMENT_UNKNOWN_KEY'
  | 'STATEMENT_ALTERED'
  | 'STATEMENT_SUBJECT'
  | 'STATEMENT_CHANNEL'
  | 'STATEMENT_FLOOR'
  | 'STATEMENT_SEQUENCE'
  | 'STATEMENT_UNDATED'
  | 'STATEMENT_EXPIRED';

/** A release without a valid statement. The message is for the operator. */
export class StatementProblem extends Error {
  override readonly name = 'StatementProblem';

  constructor(
    readonly code: StatementProblemCode,
    message: string,
  ) {
    super(message);
  }
}
