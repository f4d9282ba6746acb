import fc from 'fast-check';
import { bodyOf } from '../src/foundation/body-of.ts';
import { parsePattern } from '../src/foundation/parse-pattern.ts';
import { ambiguityOf } from '../src/speed/ambiguity-of.ts';

/** Arbitrary patterns of everything that is allowed and fast enough to run, for property tests. */
export function anyPattern(): fc.Arbitrary<string> {
  const character = fc.constantFrom('a', 'b', '1', '2', ' ', '-', 'é', '\\.', '\\$', '\\(', '\\\\');
  const list = fc
    .array(fc.constantFrom('a-c', 'b', '0-9', '1', ' ', 'À-ö', '\\]', '\\-', '.', '$'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((members) => `[${members.join('')}]`);
  const count = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,2}', '{1,3}', '{2,}');
  const part = fc.tuple(fc.oneof(character, list), count).map(([one, times]) => one + times);
  const body = alternatives(
    fc.oneof(
      part,
      fc.tuple(alternatives(part), count).map(([inner, times]) => `(?:${inner})${times}`),
    ),
  );
  return body
    .map((inner) => `^(?:${inner})$`)
    .filter((pattern) => {
      const { tree } = parsePattern(pattern);
      return tree !== undefined && ambiguityOf(bodyOf(tree)) === 'few';
    });
}

function alternatives(part: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const one = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
  return fc.array(one, { minLength: 1, maxLength: 2 }).map((all) => all.join('|'));
}
