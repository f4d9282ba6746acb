import { PdfProblem } from '../foundation/problem.ts';

/** A path in blank.yaml: keys and indexes from its root, such as pages, 0, holds, 3. */
export type Path = readonly (string | number)[];

/** A mistake in blank.yaml that is found when it is drawn: a sentence and a path. */
export class BlankProblem extends PdfProblem {
  override name = 'BlankProblem';

  constructor(
    message: string,
    readonly path: Path,
  ) {
    super(message);
  }
}
