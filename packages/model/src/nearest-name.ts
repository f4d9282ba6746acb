/**
 * The known name nearest to a mistyped one, or undefined when all are too different. A name that is
 * much longer than every known name is not compared, which bounds the work.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const sought = name.toLowerCase();
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const limit = Math.min(least, candidate.length);
    const distance = distanceBelow(limit, sought, candidate.toLowerCase());
    if (distance === undefined) continue;
    nearest = candidate;
    least = distance;
  }
  return nearest;
}

/**
 * The Damerau-Levenshtein distance between two names, or undefined when it reaches a limit.
 */
function distanceBelow(limit: number, from: string, to: string): number | undefined {
  if (Math.abs(from.length - to.length) >= limit) return undefined;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = nextRow(row, from, to, previous, beforePrevious);
    // The minimum of a later row is never below the minimum of this one.
    if (Math.min(...current) >= limit) return undefined;
    beforePrevious = previous;
    previous = current;
  }
  const distance = at(previous, to.length);
  return distance < limit ? distance : undefined;
}

/** The distances from one prefix of a name to every prefix of the other. */
function nextRow(
  row: number,
  from: string,
  to: string,
  previous: number[],
  beforePrevious: number[],
): number[] {
  const current = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const same = from[row - 1] === to[column - 1];
    const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    current.push(
      Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
        swapped ? at(beforePrevious, column - 2) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return current;
}

function at(distances: number[], index: number): number {
  return distances[index] ?? Number.POSITIVE_INFINITY;
}
