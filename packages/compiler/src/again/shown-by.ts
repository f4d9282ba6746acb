import { createHash } from 'node:crypto';
import type { LinkedForm } from '../phases/4-link/linked/linked-form.ts';
import type { FormFacts } from '../phases/5-check/foundation/form-facts.ts';
import type { LoweredForm } from '../phases/6-lower/lowered-form.ts';
import { catalogOf } from '../phases/8-emit/catalog.ts';
import { openapiExamples } from '../phases/8-emit/openapi-examples.ts';
import { type Family, isIn } from './family.ts';

/** Places have no part in it: they move with every line, and nobody but messages reads them. */
type Shown = Omit<FormFacts, 'at' | 'effectiveAt' | 'withdrawn'> & { withdrawn: string };

/**
 * A digest of all that forms of a family show to other forms, to localities and in the files that
 * all share. While it stays, nothing outside of the family can come out otherwise.
 */
export function shownBy(
  family: Family,
  forms: readonly LinkedForm[],
  lowered: LoweredForm[],
  isExample: boolean,
): string {
  const shown = forms.map((form) => [factsIn(form), takenFromAbove(form, family)]);
  const examples = isExample ? openapiExamples({ forms: lowered, localities: [] }) : {};
  const all = JSON.stringify([shown, catalogOf(lowered), examples]);
  return createHash('sha256').update(all).digest('hex');
}

function factsIn(form: LinkedForm): Shown {
  const { id, version, folder, folders, locality, country, language, facts, withdrawn } = form;
  const said = { id, version, folder, folders, locality, country, language, facts };
  return { ...said, withdrawn: withdrawn?.on ?? '' };
}

/** The pairs of shared/ and of localities that translate its texts: others may have no other use. */
function takenFromAbove({ texts }: LinkedForm, family: Family): string[] {
  const places = texts.flatMap(({ translatedAt }) => Object.values(translatedAt ?? {}));
  const above = places.filter(({ file }) => !isIn(family, file));
  return [...new Set(above.map(({ file, start }) => `${file}:${start}`))].sort();
}
