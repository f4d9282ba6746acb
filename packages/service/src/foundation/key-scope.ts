/** A form id, or the beginning of several with a star behind it. */
export const formScopeShape = /^[A-Z][A-Z0-9]*\*?$/;

/** The name of an environment, such as production. */
export const environmentShape = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Whether a form lies in a scope: ids as they are, and beginnings of ids that end with a star. */
export function isFormInScope(scope: readonly string[], id: string): boolean {
  return scope.some((each) =>
    each.endsWith('*') ? id.startsWith(each.slice(0, -1)) : each === id,
  );
}
