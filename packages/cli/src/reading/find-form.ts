import type { ComparedForm, ComparedRelease } from '@formpress/comparison';
import { compareVersions, nearestName } from '@formpress/model';
import { ComparedProblem } from './compared-problem.ts';

/** Parses a form version such as W4101@2026.1.0; undefined when the text is not one. */
export function parseFormVersion(word: string): { id: string; version: string } | undefined {
  const [, id = '', version = ''] = /^([A-Z][A-Z0-9]*)@([0-9]+(?:\.[0-9]+){2})$/.exec(word) ?? [];
  return id === '' ? undefined : { id, version };
}

/** Finds a form version in a release. Throws when there is none. */
export function findForm(
  { forms }: ComparedRelease,
  { id, version }: { id: string; version: string },
): ComparedForm {
  const versions = forms.filter(({ bundle }) => bundle.id === id);
  const found = versions.find(({ bundle }) => compareVersions(bundle.version, version) === 0);
  if (found) return found;
  const has = versions.map(({ bundle }) => bundle.version).join(', ');
  if (has !== '') throw new ComparedProblem(`${id} has no version ${version}. It has ${has}.`);
  const near = nearestName(
    id,
    forms.map(({ bundle }) => bundle.id),
  );
  throw new ComparedProblem(`There is no form "${id}".${near ? ` Did you mean "${near}"?` : ''}`);
}
