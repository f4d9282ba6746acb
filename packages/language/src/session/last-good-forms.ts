import type { Family, LinkedForm, LoweredForm } from '@formpress/compiler';

/** The forms of families, each as it was when it last had no error. */
export type LastGoodForms = {
  /** The remembered forms of the family of a file; undefined until it is remembered for the first time. */
  of(path: string): Family | undefined;
  remember(path: string, family: Family): Family;
};

/** A memory of forms, empty at first. */
export function lastGoodForms(): LastGoodForms {
  const linked = new Map<string, LinkedForm>();
  const lowered = new Map<string, LoweredForm>();
  const seen = new Set<string>();
  const of = (path: string) => {
    const home = homeOf(path);
    const isOwn = ([folder]: [string, unknown]) => folder.startsWith(home);
    return {
      linked: [...linked].filter(isOwn).map(([, form]) => form),
      lowered: [...lowered].filter(isOwn).map(([, form]) => form),
      newLocks: [],
      formCount: 0,
      findings: [],
      localities: [],
      shared: { texts: [], terms: [], leftOut: [], needs: {} },
    };
  };
  return {
    of: (path) => (seen.has(homeOf(path)) ? of(path) : undefined),
    remember(path, family) {
      for (const form of family.linked) linked.set(form.folder, form);
      for (const form of family.lowered) lowered.set(form.source.folder, form);
      seen.add(homeOf(path));
      return of(path);
    },
  };
}

/** The folder of the form to which a file belongs. */
function homeOf(path: string): string {
  return `${path.split('/').slice(0, 3).join('/')}/`;
}
