/**
 * No answer and no field of a person is longer than so many characters, as they were sent. What is
 * longer is refused without a closer look: callers may send a quarter of a megabyte.
 */
export const longestText = 1_000;
