/** Exit codes: no problem, a problem in the input, wrong usage, an internal error. */
export const exitCode = { clean: 0, problem: 1, usage: 2, fault: 3 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
