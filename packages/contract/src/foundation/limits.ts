/** The maximum size of a request body, in KiB. */
export const maxBodyKib = 256;

/** The maximum number of problems that a refusal lists. */
export const maxProblems = 100;
