/** An audit file that cannot be used; the message is for the operator. */
export class AuditProblem extends Error {
  override readonly name = 'AuditProblem';
}
