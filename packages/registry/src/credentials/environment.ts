/** Variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;
