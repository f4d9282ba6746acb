import type { AST } from '@eslint-community/regexpp';
import { type End, ends, isAnchor, isGroup } from '../foundation/anchors.ts';
import type { PatternFault } from '../foundation/pattern-fault.ts';

type Alternatives = { alternatives: AST.Alternative[] };

/** Anchors in the middle of a pattern, where no text can begin or end. Usually the character itself is meant. */
export function findMisplacedAnchors(tree: AST.Pattern): PatternFault[] {
  const atEnds = new Set([...outermost(tree, 'start'), ...outermost(tree, 'end')]);
  return anchorsIn(tree)
    .filter((anchor) => !atEnds.has(anchor))
    .map(({ start, end, raw, kind }) => ({
      start,
      end,
      message: `This "${raw}" is where no text can ${kind === 'start' ? 'begin' : 'end'}.`,
      help: `Remove it, or write "\\${raw}" for the character itself.`,
    }));
}

/** The anchors with nothing outside them. */
function outermost({ alternatives }: Alternatives, end: End): AST.EdgeAssertion[] {
  return alternatives.flatMap(({ elements }) => {
    const ordered = ends[end].seenFrom(elements);
    const anchors: AST.EdgeAssertion[] = [];
    for (const element of ordered) {
      if (isGroup(element)) return [...anchors, ...outermost(element, end)];
      if (!isAnchor(element, end)) break;
      anchors.push(element);
    }
    return anchors;
  });
}

function anchorsIn({ alternatives }: Alternatives): AST.EdgeAssertion[] {
  const elements = alternatives.flatMap((alternative) => alternative.elements);
  return elements.flatMap((element) => {
    const inner = element.type === 'Quantifier' ? element.element : element;
    if (isGroup(inner)) return anchorsIn(inner);
    return isAnchor(inner, 'start') || isAnchor(inner, 'end') ? [inner] : [];
  });
}
