import type { Names } from '../foundation/names.ts';
import type { Lookup, Node, Read } from '../foundation/node.ts';
import type { FormulaProblem, Span } from '../foundation/problem.ts';

/** The state of a check: what it has found so far. */
export class Checking {
  readonly problems: FormulaProblem[] = [];
  readonly reads: Read[] = [];
  readonly amounts: string[] = [];
  readonly lookups: Lookup[] = [];
  readonly mustBeAnswered: Read[] = [];
  readonly notForClients: FormulaProblem[] = [];
  readonly names: Names;

  constructor(names: Names) {
    this.names = names;
  }

  /** Reports a problem at a part of the formula. */
  report(at: Node | { span: Span }, message: string, help?: string): void {
    this.problems.push({ message, span: at.span, ...(help && { help }) });
  }
}
