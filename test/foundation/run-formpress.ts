import { main } from '@formpress/cli';

/** Runs the formpress command as a program would, and returns its exit code and output. */
export async function runFormpress(...words: string[]) {
  return runFormpressWith({}, ...words);
}

/** The same, with environment variables. */
export async function runFormpressWith(environment: Record<string, string>, ...words: string[]) {
  const out: string[] = [];
  const error: string[] = [];
  const code = await main(words, {
    out: (text) => void out.push(text),
    error: (text) => void error.push(text),
    outliveReader() {},
    isTerminal: false,
    colour: false,
    environment,
  });
  return { code, out: out.join(''), error: error.join('') };
}
