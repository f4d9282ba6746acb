import { spawn } from 'node:child_process';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import type { Credentials } from './credentials.ts';

const timeout = 30_000;
const maxAnswerBytes = 64 * 1024;

/** Asks a docker credential helper for the credentials of a host; undefined when it has none. */
export async function askHelper(
  name: string,
  host: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Credentials | undefined> {
  if (!/^[\w.-]+$/.test(name)) throw failed(name);
  const { code, text } = await run(`docker-credential-${name}`, host, environment);
  if (code !== 0) {
    if (/credentials not found/i.test(text)) return undefined;
    throw failed(name);
  }
  try {
    const { Username, Secret } = JSON.parse(text) as Record<string, unknown>;
    if (typeof Username === 'string' && typeof Secret === 'string')
      return Username === '<token>'
        ? { identityToken: Secret }
        : { user: Username, password: Secret };
  } catch {
    // Reported below, without the output of the helper.
  }
  throw failed(name);
}

/** Runs a helper with docker's protocol: the host on standard input, JSON on standard output. */
async function run(
  program: string,
  host: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ code: number | null; text: string }> {
  const child = spawn(program, ['get'], {
    env: { ...environment },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout,
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(0, maxAnswerBytes);
  });
  // A helper that exits at once does not read its input. Its exit code is enough.
  child.stdin.on('error', () => undefined);
  child.stdin.end(host);
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: null, text: '' }));
    child.once('close', (code) => resolve({ code, text }));
  });
}

function failed(name: string): RegistryProblem {
  return new RegistryProblem(
    'CREDENTIALS',
    `docker's configuration names the credential helper "${name}", which did not answer.`,
  );
}
