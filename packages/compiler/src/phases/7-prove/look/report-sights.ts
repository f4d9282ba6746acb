import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import type { Finding } from '../foundation/define-proof.ts';
import type { Sight } from './sights-of.ts';

const mostPlaces = 5;

/** A sight in which something is wrong, in a sentence that goes on after the name of the box. */
export type WrongSight = { sight: Sight; says: string };

/**
 * Reports what is wrong in the same way with some boxes of a form: the first of them, and where the others are.
 * A box that a field has on several pages is told once.
 */
export function reportSights(
  { bundle: { id, version } }: LoweredForm,
  wrong: readonly WrongSight[],
  help: string,
  report: (finding: Finding) => void,
): void {
  const [first, ...others] = [...new Map(wrong.map((each) => [each.sight.name, each])).values()];
  if (!first) return;
  const count = others.length === 1 ? 'one more' : `${others.length} more`;
  const message = `In ${id} ${version} ${say(first)}`;
  report({
    at: first.sight.at,
    message: others.length === 0 ? message : `${message} It is alike with ${count}.`,
    related: others.slice(0, mostPlaces).map((each) => ({
      at: each.sight.at,
      message: say(each).replace(/^t/, 'T'),
    })),
    help,
  });
}

const kinds: Record<Sight['kind'], string> = {
  text: 'the value of',
  mark: 'the mark of',
  signature: 'the signature',
  date: 'the date',
};

function say({ sight: { kind, name, page }, says }: WrongSight): string {
  return `${kinds[kind]} "${name}" on page ${page} ${says}.`;
}
