/** Memoizes a pure function of a string. Many questions share the same pattern. */
export function memoize<Result>(study: (pattern: string) => Result): (pattern: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (pattern) => {
    const entry = known.get(pattern) ?? { result: study(pattern) };
    known.set(pattern, entry);
    return entry.result;
  };
}
