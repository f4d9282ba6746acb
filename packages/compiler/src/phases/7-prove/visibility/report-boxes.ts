import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import type { Finding } from '../foundation/define-proof.ts';
import type { BoxVisibility } from './visibility-of.ts';

const maxPlaces = 5;

/** A box with a problem, and the end of the sentence that names the box. */
export type FaultyBox = { box: BoxVisibility; says: string };

/**
 * Reports a problem that several boxes of a form share: the first of them, and where the others are.
 * A field with boxes on several pages is reported once.
 */
export function reportBoxes(
  { bundle: { id, version }, source: { folder } }: LoweredForm,
  wrong: readonly FaultyBox[],
  help: string,
  report: (finding: Finding) => void,
): void {
  const [first, ...others] = [...new Map(wrong.map((each) => [each.box.name, each])).values()];
  if (!first) return;
  const count = others.length === 1 ? 'one more' : `${others.length} more`;
  const message = `In ${id} ${version} ${say(first)}`;
  report({
    at: first.box.at,
    message: others.length === 0 ? message : `${message} The same is true of ${count}.`,
    related: others.slice(0, maxPlaces).map((each) => ({
      at: each.box.at,
      message: say(each).replace(/^t/, 'T'),
    })),
    help,
    seen: [first, ...others].map(({ box: { page, box } }) => ({ folder, page, box })),
  });
}

const kinds: Record<BoxVisibility['kind'], string> = {
  text: 'the value of',
  mark: 'the mark of',
  signature: 'the signature',
  date: 'the date',
};

function say({ box: { kind, name, page }, says }: FaultyBox): string {
  return `${kinds[kind]} "${name}" on page ${page} ${says}.`;
}
