import type { AST } from '@eslint-community/regexpp';
import { type End, ends, isAnchor, isGroup } from '../foundation/anchors.ts';
import { bodyOf } from '../foundation/body-of.ts';
import type { PatternFault } from '../foundation/pattern-fault.ts';
import { shortestText } from '../foundation/shortest-text.ts';
import { showInvisible } from '../foundation/show-invisible.ts';

/** The alternatives of a pattern that are not anchored at both ends, each with a text that is wrongly accepted. */
export function findLooseEnds(tree: AST.Pattern): PatternFault[] {
  return tree.alternatives.flatMap((alternative) => {
    const loose = (['start', 'end'] as const).filter((end) => !isAnchored(alternative, end));
    return loose.length > 0 ? [looseEnd(alternative, loose, tree)] : [];
  });
}

function isAnchored({ elements }: AST.Alternative, end: End): boolean {
  const [outermost] = ends[end].seenFrom(elements);
  if (isGroup(outermost)) return outermost.alternatives.every((each) => isAnchored(each, end));
  return isAnchor(outermost, end);
}

function looseEnd(alternative: AST.Alternative, loose: End[], tree: AST.Pattern): PatternFault {
  const what =
    tree.alternatives.length > 1 ? `The alternative "${alternative.raw}"` : 'This pattern';
  const lacks =
    loose.length > 1
      ? 'neither "^" at its beginning nor "$" at its end'
      : `no ${loose[0] === 'start' ? '"^" at its beginning' : '"$" at its end'}`;
  const text = shortestText(bodyOf({ alternatives: [alternative] }));
  const accepted = `${loose.includes('start') ? '!' : ''}${text}${loose.includes('end') ? '!' : ''}`;
  const slipsThrough = new RegExp(tree.raw).test(accepted);
  return {
    start: alternative.start,
    end: alternative.end,
    message: `${what} has ${lacks}${slipsThrough ? `, so "${showInvisible(accepted)}" is accepted, too` : ''}.`,
    help: `Write ${anchored(tree)}.`,
  };
}

/** The pattern with both anchors, as it was probably meant. */
function anchored({ alternatives }: AST.Pattern): string {
  const bare = alternatives.map(({ raw, elements }) =>
    raw.slice(
      isAnchor(elements[0], 'start') ? 1 : 0,
      isAnchor(elements.at(-1), 'end') ? -1 : undefined,
    ),
  );
  return bare.length === 1 ? `^${bare[0]}$` : `^(?:${bare.join('|')})$`;
}
