/** Every date prints in the same width: digits are of one width, and in a short format this one has the most. */
export const anyDay = '2028-12-28';
