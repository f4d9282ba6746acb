/** A problem with an audit file. The message is for the operator. */
export class AuditProblem extends Error {
  override readonly name = 'AuditProblem';
}
