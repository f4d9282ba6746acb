import { createSign, randomUUID, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { CertificateFiles } from './certificates.ts';

/** A token service for a registry, over https. */
export type TokenService = {
  port: number;
  /** The requested scopes, and whether the user was known. */
  asked: { scope: string; isKnown: boolean }[];
};

const services = new Set<Server>();

/** Stops all token services that a test started. */
export function endTokenServices(): void {
  for (const server of services) server.close().closeAllConnections();
  services.clear();
}

/** Starts a token service with one user, whose tokens the distribution registry accepts. */
export async function startTokenService(
  server: CertificateFiles,
  signer: CertificateFiles,
  { user, password }: { user: string; password: string },
): Promise<TokenService> {
  const asked: TokenService['asked'] = [];
  const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const files = { cert: readFileSync(server.certificate), key: readFileSync(server.key) };
  const https = createServer(files, (request, reply) => {
    const url = new URL(request.url ?? '', 'https://tokens');
    const scope = url.searchParams.get('scope') ?? '';
    const isKnown = request.headers.authorization === basic;
    asked.push({ scope, isKnown });
    if (!isKnown) return void reply.writeHead(401).end();
    const token = tokenFor(scope, url.searchParams.get('service') ?? '', signer);
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ token }));
  });
  services.add(https);
  https.listen(0, '127.0.0.1');
  await once(https, 'listening');
  const address = https.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return { port: address.port, asked };
}

/** The issuer and audience of tokens, for the registry's configuration. */
export const issuer = 'formpress test';
export const audience = 'registry';

function tokenFor(scope: string, service: string, { certificate, key }: CertificateFiles): string {
  const [type = '', name = '', actions = ''] = scope.split(':');
  const now = Math.floor(Date.now() / 1000);
  const { raw } = new X509Certificate(readFileSync(certificate));
  const header = { typ: 'JWT', alg: 'RS256', x5c: [raw.toString('base64')] };
  const claims = {
    iss: issuer,
    sub: 'pipeline',
    aud: service,
    exp: now + 300,
    nbf: now - 60,
    iat: now,
    jti: randomUUID(),
    access: [{ type, name, actions: actions.split(',') }],
  };
  const signed = [header, claims].map(encoded).join('.');
  const signature = createSign('RSA-SHA256').update(signed).sign(readFileSync(key));
  return `${signed}.${signature.toString('base64url')}`;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
