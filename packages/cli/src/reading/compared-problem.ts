/** Something that was named and cannot be compared. Its message is for the person who named it. */
export class ComparedProblem extends Error {}
