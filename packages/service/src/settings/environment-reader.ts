import { secretOf } from '@formpress/registry';

/** The environment variables of a process. */
export type Environment = Record<string, string | undefined>;

/** Reads environment variables and collects problems as sentences for the operator. */
export type EnvironmentReader = {
  /** A text. An empty variable counts as not set. */
  text(name: string): string | undefined;
  /** A secret: the text of a variable, or the content of the file that NAME_FILE names. */
  secret(name: string): string | undefined;
  /** A list, separated by spaces or commas. */
  list(name: string): string[];
  /** A whole number. */
  count(name: string, usual: number, least?: number): number;
  port(name: string): number | undefined;
  /** Reports a problem. */
  refuse(problem: string): void;
  problems: string[];
};

/** Creates a reader of an environment. */
export function readerOf(environment: Environment): EnvironmentReader {
  const problems: string[] = [];
  const text = (name: string) => environment[name] || undefined;
  return {
    text,
    secret(name) {
      const secret = secretOf(environment, name);
      if ('value' in secret) return secret.value || undefined;
      problems.push(secret.problem);
      return undefined;
    },
    list: (name) =>
      text(name)
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? [],
    count(name, usual, least = 1) {
      const given = text(name);
      if (given === undefined) return usual;
      if (/^[0-9]{1,9}$/.test(given) && Number(given) >= least) return Number(given);
      problems.push(`${name} must be a whole number of at least ${least}.`);
      return usual;
    },
    port(name) {
      const given = text(name);
      if (given === undefined) return undefined;
      if (/^[0-9]{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given);
      problems.push(`${name} must be a number from 0 to 65535.`);
      return undefined;
    },
    refuse: (problem) => void problems.push(problem),
    problems,
  };
}
