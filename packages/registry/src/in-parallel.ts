/** How many transfers go on at once. */
const atOnce = 4;

/** Does work on every item, a few at a time, and returns the results in order. */
export async function inParallel<T, U>(
  items: readonly T[],
  work: (item: T) => Promise<U>,
): Promise<U[]> {
  const results: U[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as T);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    // After a failure the others finish what they have in hand and begin nothing more.
    next = items.length;
  }
  return results;
}
