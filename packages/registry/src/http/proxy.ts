import type { Dispatcher } from 'undici';
import type { Environment } from '../credentials/environment.ts';
import { isLoopback } from '../foundation/is-loopback.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';

/** The proxy for https, and the hosts that are reached without it. */
export type ProxySettings = { url: string; except: string };

/** The proxy in HTTPS_PROXY, read as other tools do. NO_PROXY lists hosts without a proxy. */
export function proxyOf(environment: Environment): ProxySettings | undefined {
  const url = environment.HTTPS_PROXY || environment.https_proxy;
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new RegistryProblem(
      'SETTING',
      'HTTPS_PROXY must be an http or https address, such as http://proxy.example.com:3128.',
    );
  return { url, except: environment.NO_PROXY || environment.no_proxy || '' };
}

const dispatchers = new Map<string, Dispatcher>();

/** The connection pool for a URL. This machine is never reached through a proxy. */
export async function dispatcherFor(
  { hostname }: URL,
  proxy: ProxySettings | undefined,
): Promise<Dispatcher> {
  const { url = '', except = '' } = (!isLoopback(hostname) && proxy) || {};
  const name = `${url}\n${except}`;
  const known = dispatchers.get(name);
  if (known) return known;
  const { EnvHttpProxyAgent } = await import('undici');
  const made = new EnvHttpProxyAgent({ httpProxy: '', httpsProxy: url, noProxy: except });
  dispatchers.set(name, made);
  return made;
}
