import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate and its private key, as the files that hold them. */
export type CertificateFiles = { certificate: string; key: string };

/** Hosts in the certificate of a server. The last two do not resolve. */
export const registryName = 'registry.example.test';
export const tokensName = 'tokens.example.test';

/** Creates a private authority, a server certificate that it signed, and one that signs tokens. */
export function makeCertificates(folder: string): {
  authority: CertificateFiles;
  server: CertificateFiles;
  tokens: CertificateFiles;
} {
  const filesOf = (name: string) => ({
    certificate: join(folder, `${name}.pem`),
    key: join(folder, `${name}.key`),
  });
  const [authority, server, tokens] = [filesOf('authority'), filesOf('server'), filesOf('tokens')];
  selfSigned(authority, 'Test authority', ['-addext', 'keyUsage=critical,keyCertSign']);
  selfSigned(tokens, 'Test token service', []);
  const request = join(folder, 'server.csr');
  const extensions = join(folder, 'server.ext');
  const names = `DNS:localhost,IP:127.0.0.1,DNS:${registryName},DNS:${tokensName}`;
  writeFileSync(extensions, `subjectAltName=${names}\n`);
  openssl(['req', ...newKey(server.key), '-out', request, '-subj', '/CN=localhost']);
  const by = ['-CA', authority.certificate, '-CAkey', authority.key, '-CAcreateserial'];
  const made = ['-out', server.certificate, '-days', '2', '-extfile', extensions];
  openssl(['x509', '-req', '-in', request, ...by, ...made]);
  return { authority, server, tokens };
}

function selfSigned({ certificate, key }: CertificateFiles, name: string, more: string[]): void {
  const made = ['-out', certificate, '-days', '2', '-subj', `/CN=${name}`];
  openssl(['req', '-x509', ...newKey(key), ...made, ...more]);
}

const newKey = (file: string) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', file];

function openssl(words: string[]): void {
  const { status, stderr } = spawnSync('openssl', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${words[0]} failed: ${stderr}`);
}
