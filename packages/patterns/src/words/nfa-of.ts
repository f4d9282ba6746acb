import type { AST } from '@eslint-community/regexpp';

/** A state of a nondeterministic automaton: what may be read next, and whether a text may end here. */
export type NfaState = { out: Transition[]; isFinal: boolean };

type Transition = { min: number; max: number; to: NfaState };

/**
 * The first state of the automaton of a pattern that passed the checks. It is built without a library, which would take
 * longer to load than the rest of a command. To compare patterns, use the deterministic one of `automatonOf`.
 */
export function nfaOf(tree: AST.Pattern): NfaState {
  return anyOf(tree.alternatives, { out: [], isFinal: true });
}

/** States are made from the end of a pattern to its beginning, so that each knows what follows it. */
function anyOf(alternatives: readonly AST.Alternative[], after: NfaState): NfaState {
  const starts = alternatives.map(({ elements }) =>
    elements.reduceRight((next, element) => stateFor(element, next), after),
  );
  return joined(starts);
}

function stateFor(node: AST.Element, after: NfaState): NfaState {
  switch (node.type) {
    case 'Character':
      return reading([node], after);
    case 'CharacterClass':
      return reading(node.elements, after);
    case 'Group':
    case 'CapturingGroup':
      return anyOf(node.alternatives, after);
    case 'Quantifier':
      return repeated(node, after);
    case 'Assertion':
      return after;
    default:
      throw notSupported(node);
  }
}

function reading(characters: readonly AST.CharacterClassElement[], to: NfaState): NfaState {
  const out = characters.map((each) => {
    if (each.type === 'Character') return { min: each.value, max: each.value, to };
    if (each.type === 'CharacterClassRange')
      return { min: each.min.value, max: each.max.value, to };
    throw notSupported(each);
  });
  return { out, isFinal: false };
}

function repeated({ element, min, max }: AST.Quantifier, after: NfaState): NfaState {
  let state = after;
  if (max === Number.POSITIVE_INFINITY) {
    state = { ...after };
    const again = stateFor(element, state);
    state.out = [...again.out, ...after.out];
  } else {
    for (let count = min; count < max; count += 1)
      state = joined([stateFor(element, state), after]);
  }
  for (let count = 0; count < min; count += 1) state = stateFor(element, state);
  return state;
}

function joined(states: readonly NfaState[]): NfaState {
  const [first, ...others] = states;
  if (first && others.length === 0) return first;
  return {
    out: states.flatMap(({ out }) => out),
    isFinal: states.some(({ isFinal }) => isFinal),
  };
}

function notSupported({ raw }: { raw: string }): Error {
  return new Error(`No automaton can be built for ${raw}: such patterns are refused.`);
}
