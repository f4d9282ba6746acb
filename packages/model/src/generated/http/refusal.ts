// Generated from schemas/http/refusal.schema.json by npm run generate. Do not edit.

/**
 * Why a request was refused. All problems are reported together, up to 100 of them.
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
   * What is wrong, in one sentence and in the caller's language. When there are more than 100 problems it says how many there are in all.
   */
  reason: string;
  /**
   * Each problem, in the order of the form; of more than 100 the first 100. Empty when the reason says it all.
   *
   * @maxItems 100
   */
  errors: RequestProblem[];
  /**
   * With status 500: the id under which the error was logged.
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
   * Where it is, such as fields.dependents or employee.lastName. Absent when it concerns the whole request. An unknown key is cut: a field has at most 80 characters and an ellipsis.
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
    | 'BROKEN_RULE'
    | 'UNKNOWN_QUESTION'
    | 'INELIGIBLE'
    | 'INVALID_FEDERAL_VALUE'
    | 'INVALID_PARAMETER'
    | 'UNPRINTABLE'
    | 'TOO_WIDE'
    | 'LOCKED_IN'
    | 'NOT_FOUND';
  /**
   * What is wrong, in the caller's language.
   */
  message: string;
  /**
   * With BROKEN_RULE: the id of the rule, as in the rules of its question set.
   */
  rule?: string;
}
