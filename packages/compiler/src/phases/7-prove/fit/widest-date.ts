/** A date that prints as wide as any other: all digits have one width, and in a short format this date has the most. */
export const widestDate = '2028-12-28';
