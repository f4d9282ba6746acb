import type { Response } from 'undici';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { bytesOf, discardBody } from './body.ts';

const maxErrorBytes = 64 * 1024;

/** The problem to throw for an unexpected reply, with its status and error code. */
export async function unexpected(
  host: string,
  what: string,
  response: Response,
): Promise<RegistryProblem> {
  const { status } = response;
  const reason = response.headers.get('content-type')?.includes('json')
    ? codeIn((await bytesOf(response, maxErrorBytes, () => undefined)).toString())
    : undefined;
  await discardBody(response);
  const isRefused = status === 401 || status === 403;
  return new RegistryProblem(
    isRefused ? 'REFUSED' : status === 404 ? 'MISSING' : 'REFUSED',
    `The registry ${host} ${isRefused ? 'refused' : 'failed'} ${what}: it answered with status ` +
      `${status}${reason === undefined ? '' : ` ${reason}`}.`,
  );
}

/** The error code in a reply. The rest of it is untrusted text. */
function codeIn(text: string): string | undefined {
  try {
    const { errors } = JSON.parse(text) as { errors?: { code?: unknown }[] };
    const code = errors?.[0]?.code;
    return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
