import type { TestedService } from '../service/service-for-tests.ts';
import type { Contract } from './contract.ts';
import type { Call, Exchange } from './exchange.ts';

/** Calls over HTTP, with a token unless headers override it, and passes every exchange to a callback. */
export function createCall(
  { url, token }: Pick<TestedService, 'url' | 'token'>,
  contract: Contract,
  see: (exchange: Exchange) => void,
): Call {
  return async (target, { method = 'GET', headers = {}, body } = {}) => {
    const sent = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const response = await fetch(url + target, {
      method,
      headers: sent,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { pathname: path, searchParams: query } = new URL(url + target);
    const exchange: Exchange = {
      operation: contract.operationOf(method, path),
      method,
      path,
      query,
      sent: { headers: sent, body },
      status: response.status,
      headers: response.headers,
      body: await bodyOf(response),
    };
    see(exchange);
    return exchange;
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) return undefined;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? JSON.parse(new TextDecoder().decode(bytes)) : bytes;
}
