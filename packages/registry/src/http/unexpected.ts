import type { Response } from 'undici';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { bytesOf, dropBody } from './body.ts';

const maxErrorBytes = 64 * 1024;

/** What to say of a reply that nothing can be done with: its status, and the code of its complaint. */
export async function unexpected(
  host: string,
  what: string,
  response: Response,
): Promise<RegistryProblem> {
  const { status } = response;
  const said = response.headers.get('content-type')?.includes('json')
    ? codeIn((await bytesOf(response, maxErrorBytes, () => undefined)).toString())
    : undefined;
  await dropBody(response);
  const isRefused = status === 401 || status === 403;
  return new RegistryProblem(
    isRefused ? 'REFUSED' : status === 404 ? 'MISSING' : 'REFUSED',
    `The registry ${host} ${isRefused ? 'does not allow' : 'failed'} ${what}: it answers ` +
      `${status}${said === undefined ? '' : ` ${said}`}.`,
  );
}

/** Codes alone: the rest of a complaint is somebody else's text. */
function codeIn(text: string): string | undefined {
  try {
    const { errors } = JSON.parse(text) as { errors?: { code?: unknown }[] };
    const code = errors?.[0]?.code;
    return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
