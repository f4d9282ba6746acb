import { PdfProblem } from '../foundation/problem.ts';

/** Where in blank.yaml: keys and positions from its root, such as pages, 0, holds, 3. */
export type Path = readonly (string | number)[];

/** A mistake in blank.yaml that only shows when it is drawn: a sentence and its place. */
export class BlankProblem extends PdfProblem {
  override name = 'BlankProblem';

  constructor(
    message: string,
    readonly path: Path,
  ) {
    super(message);
  }
}
