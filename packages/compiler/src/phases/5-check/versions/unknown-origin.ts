import { compareVersions, nearestName } from '@formpress/model';
import { defineCheck } from '../foundation/define-check.ts';
import type { FormFacts } from '../foundation/release-facts.ts';

/** A version that is carried over names another version that exists. */
export const unknownOrigin = defineCheck({
  code: 'unknown-origin',
  severity: 'error',
  checkRelease({ forms, isWhole }, report) {
    if (!isWhole) return;
    const names = forms.map(nameOf);
    for (const form of forms) {
      const { basis, from } = form.facts.confidence;
      if (basis !== 'CARRIED_OVER' || from === undefined) continue;
      const isItself = isVersion(form, from);
      if (!isItself && forms.some((each) => isVersion(each, from))) continue;
      const nearest = nearestName(
        from,
        names.filter((name) => name !== nameOf(form)),
      );
      report({
        at: form.confidenceAt,
        message: isItself
          ? `${from} cannot be carried over from itself.`
          : `${nameOf(form)} is carried over from ${from}, which does not exist.`,
        help: `Name the version that it repeats${nearest ? `, such as ${nearest}` : ''}, or write memory.`,
      });
    }
  },
});

function nameOf({ id, version }: FormFacts): string {
  return `${id} ${version}`;
}

function isVersion({ id, version }: FormFacts, name: string): boolean {
  const [otherId, other = ''] = name.split(' ');
  return id === otherId && compareVersions(version, other) === 0;
}
