// Generated from schemas/http/refusal.schema.json by npm run generate. Do not edit.

/**
 * Why a request was refused. All problems are reported together.
 */
export interface Refusal {
  /**
   * The words of the HTTP status.
   */
  status: string;
  /**
   * The HTTP status.
   */
  statusCode: number;
  /**
   * What is wrong, in one sentence and in the caller's language.
   */
  reason: string;
  /**
   * Each problem, in the order of the form. Empty when the reason says it all.
   */
  errors: RequestProblem[];
  /**
   * With status 500: the id under which the fault was logged.
   */
  requestId?: string;
}
/**
 * One problem. A message never repeats the value that was sent.
 *
 * This interface was referenced by `Refusal`'s JSON-Schema
 * via the `definition` "RequestProblem".
 */
export interface RequestProblem {
  /**
   * Where it is, such as fields.dependents or employee.lastName. Absent when the whole request is meant.
   */
  field?: string;
  /**
   * What kind of problem it is.
   */
  code:
    | 'INVALID_JSON'
    | 'UNKNOWN_KEY'
    | 'WRONG_TYPE'
    | 'MISSING'
    | 'INVALID_ADDRESS'
    | 'INVALID_ANSWER'
    | 'MISSING_ANSWER'
    | 'UNKNOWN_QUESTION'
    | 'INELIGIBLE'
    | 'INVALID_FEDERAL_VALUE'
    | 'INVALID_PARAMETER'
    | 'UNPRINTABLE'
    | 'TOO_WIDE'
    | 'NOT_FOUND';
  /**
   * What is wrong, in the caller's language.
   */
  message: string;
}
