/** A form id, or a prefix of form ids followed by a star. */
export const formScopeShape = /^[A-Z][A-Z0-9]*\*?$/;

/** The name of an environment, such as production. */
export const environmentShape = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Whether a form is in a scope of ids and of prefixes with a star. */
export function isFormInScope(scope: readonly string[], id: string): boolean {
  return scope.some((each) =>
    each.endsWith('*') ? id.startsWith(each.slice(0, -1)) : each === id,
  );
}
