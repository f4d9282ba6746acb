/** How a command ends: clean, a problem in what it was given, wrong usage, our own fault. */
export const exitCode = { clean: 0, problem: 1, usage: 2, fault: 3 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
