import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createKey, writeKeysFile } from '@formpress/service';
import { bin } from './bench-release.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** The service as it runs in production, and a token for it. */
export type ProductionService = ServerProcess & { token: string };

/**
 * Starts the service with the defaults of production: keys, limits, metrics, and the request log in a
 * file. Only the rate limit is higher, so that the bench does not reach it.
 */
export async function startProduction(
  { folder, release }: { folder: string; release: string },
  environment: Record<string, string> = {},
): Promise<ProductionService> {
  const { text, stored } = createKey({ name: 'bench' }, new Date());
  const name = randomBytes(6).toString('hex');
  const keysFile = join(folder, `${name}.keys.json`);
  writeKeysFile(keysFile, [stored]);
  const server = await startServer([bin, 'serve', release], {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    OPS_PORT: '0',
    KEYS_FILE: keysFile,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    ALLOW_SPECIMENS: '1',
    RATE_LIMIT: '999999999',
    DRAIN_SECONDS: '0',
    LOG_FILE: join(folder, `${name}.log`),
    ...environment,
  });
  const login = await fetch(`${server.url}/authentication/login`, { headers: { 'api-key': text } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  return { ...server, token: accessToken };
}
