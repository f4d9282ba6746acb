/** Something that cannot be compared. The message is for the person who named it. */
export class ComparedProblem extends Error {}
