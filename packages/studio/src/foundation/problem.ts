/** A request that cannot be granted. The message is for the person at the page. */
export class StudioProblem extends Error {
  readonly status: number;
  /** More for the page, such as both texts of a file. */
  readonly details: object;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
