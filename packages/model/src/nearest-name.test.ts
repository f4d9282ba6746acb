import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

it('offers the name that differs by a letter left out, added, replaced or swapped', () => {
  const known = ['required', 'options', 'answer'];
  expect(nearestName('require', known)).toBe('required');
  expect(nearestName('optionss', known)).toBe('options');
  expect(nearestName('ansver', known)).toBe('answer');
  expect(nearestName('asnwer', known)).toBe('answer');
});

it('ignores case', () => {
  expect(nearestName('FILINGSTATUS', ['filingStatus'])).toBe('filingStatus');
});

it('prefers the nearer name, and the first of two at the same distance', () => {
  expect(nearestName('line4', ['line14', 'line4a', 'line40'])).toBe('line14');
  expect(nearestName('f1_8[0]', ['f1_18[0]x', 'f1_08[0]'])).toBe('f1_08[0]');
});

it('offers nothing when every name is too different', () => {
  expect(nearestName('salary', ['isExempt', 'home'])).toBeUndefined();
  expect(nearestName('x', ['y'])).toBeUndefined();
  expect(nearestName('anything', [])).toBeUndefined();
});

/** The same without a limit: the whole table for every name. */
function nearestByTable(name: string, known: string[]): string | undefined {
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = wholeDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance >= least || distance >= candidate.length) continue;
    nearest = candidate;
    least = distance;
  }
  return nearest;
}

function wholeDistance(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (_, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      (rows[row] ?? [])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);
}

it('offers what the whole table of distances would offer', () => {
  const letters = fc.constantFrom(...'abcAB1_İß');
  const names = fc.string({ unit: letters, maxLength: 14 });
  const ordinary = fc.constantFrom('filingStatus', 'otherIncome', 'isExempt', 'formId', 'zipCode');
  const near = fc
    .tuple(ordinary, fc.nat(12), names)
    .map(([name, place, more]) => name.slice(0, place) + more.slice(0, 3) + name.slice(place + 2));
  fc.assert(
    fc.property(
      fc.oneof(names, near),
      fc.array(fc.oneof(names, ordinary), { maxLength: 8 }),
      (name, known) => nearestName(name, known) === nearestByTable(name, known),
    ),
    { numRuns: 5_000 },
  );
});

it('does not compare a name that is longer than any it could mean', () => {
  const known = Array.from({ length: 1_000 }, (_, index) => `question${index}`);
  expect(nearestName('q'.repeat(10_000_000), known)).toBeUndefined();
});
