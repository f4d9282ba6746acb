import createFetchClient, { type Client } from 'openapi-fetch';
import { type Access, createSession, type Session } from './create-session.ts';
import type { paths } from './generated/interface.ts';

/** The paths below /v1: those that need a token. */
type FormsPaths = Omit<
  paths,
  '/authentication/login' | '/images/{formId}/{formVersion}/{name}' | '/healthz' | '/readyz'
>;

/** Calls the service: GET and POST by path, with typed parameters, bodies and replies. */
export type FormsClient = Client<FormsPaths>;

/** Creates a client that logs in automatically, and again when its token is refused. */
export function createClient(access: Access): FormsClient {
  const session = createSession(access);
  return createFetchClient<FormsPaths>({
    baseUrl: new URL('/v1', access.origin).href,
    fetch: (request) => send(request, session),
  });
}

/** Sends a request with a token, and retries once with a new one when the token is refused. */
async function send(request: Request, session: Session): Promise<Response> {
  const token = await session.token();
  const response = await fetch(withToken(request.clone(), token));
  if (response.status !== 401) return response;
  await response.body?.cancel();
  session.drop(token);
  return fetch(withToken(request, await session.token()));
}

function withToken(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
