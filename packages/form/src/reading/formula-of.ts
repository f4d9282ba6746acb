import { type Compiled, compile, type Node, parse, readsOf } from '@formpress/formula';
import { expressionOf, type Kind, type KindOf } from './formula-kinds.ts';

/** A formula of a question set, ready to be calculated, and the names that it reads. */
export type Formula = { reads: readonly string[]; evaluate: Compiled };

type Parsed = { node: Node; reads: readonly string[]; byKinds: Map<string, Formula> };

const parsed = new Map<string, Parsed>();

/** Prepares a formula. Each is parsed once, however often it is calculated. */
export function formulaOf(text: string, kindOf: KindOf, wanted?: Kind): Formula {
  const known = parsed.get(text) ?? parseFormula(text);
  parsed.set(text, known);
  const kinds = [wanted, ...known.reads.map(kindOf)].join();
  const formula = known.byKinds.get(kinds) ?? {
    reads: known.reads,
    evaluate: compile(expressionOf(known.node, kindOf, wanted)),
  };
  known.byKinds.set(kinds, formula);
  return formula;
}

function parseFormula(text: string): Parsed {
  const { node, problems } = parse(text);
  if (!node) throw new Error(`A formula of the service cannot be read: ${problems[0].message}`);
  const reads = readsOf(expressionOf(node, () => undefined));
  return { node, reads, byKinds: new Map() };
}
