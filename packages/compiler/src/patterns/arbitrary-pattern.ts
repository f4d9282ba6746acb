import fc from 'fast-check';

/** Patterns made of all that is allowed, for property tests. */
export function arbitraryPattern(): fc.Arbitrary<string> {
  const character = fc.constantFrom('a', 'b', '1', '2', ' ', '-', 'é', '\\.', '\\$', '\\(', '\\\\');
  const list = fc
    .array(fc.constantFrom('a-c', 'b', '0-9', '1', ' ', 'À-ö', '\\]', '\\-', '.', '$'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((members) => `[${members.join('')}]`);
  const count = fc.constantFrom('', '', '?', '*', '+', '{2}', '{0,2}', '{1,3}', '{2,}');
  const { body } = fc.letrec<{ body: string; part: string }>((tie) => ({
    body: fc
      .array(
        fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
        { minLength: 1, maxLength: 3 },
      )
      .map((alternatives) => alternatives.join('|')),
    part: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      fc.tuple(fc.oneof(character, list), count).map(([one, times]) => one + times),
      fc.tuple(tie('body'), count).map(([inner, times]) => `(?:${inner})${times}`),
    ),
  }));
  return body.map((inner) => `^(?:${inner})$`);
}
