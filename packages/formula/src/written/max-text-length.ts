/**
 * The maximum length of an answer and of a person's field, in characters as sent. Longer texts are
 * refused without further checks: callers may send a quarter of a megabyte.
 */
export const maxTextLength = 1_000;
