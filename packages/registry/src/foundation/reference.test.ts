import { expect, it } from 'vitest';
import { isReference, parseReference } from './reference.ts';

const digest = `sha256:${'0f'.repeat(32)}`;

it('reads a host, a repository, and a tag or a digest', () => {
  expect(parseReference('oci://ghcr.io/example/forms:stable')).toEqual({
    origin: 'https://ghcr.io',
    host: 'ghcr.io',
    repository: 'example/forms',
    tag: 'stable',
  });
  expect(parseReference(`oci://registry.example.com:5000/forms@${digest}`)).toEqual({
    origin: 'https://registry.example.com:5000',
    host: 'registry.example.com:5000',
    repository: 'forms',
    digest,
  });
  expect(parseReference('oci://ghcr.io/forms')).toEqual({
    origin: 'https://ghcr.io',
    host: 'ghcr.io',
    repository: 'forms',
  });
});

it('uses plain http only for this machine', () => {
  const origins = [
    'localhost:5000',
    '127.0.0.1',
    '[::1]:5000',
    'localhost.example.com',
    '128.0.0.1',
  ].map((host) => parseReference(`oci://${host}/forms`).origin);
  expect(origins).toEqual([
    'http://localhost:5000',
    'http://127.0.0.1',
    'http://[::1]:5000',
    'https://localhost.example.com',
    'https://128.0.0.1',
  ]);
});

it('uses https for this machine with oci+https', () => {
  expect(parseReference('oci+https://localhost:5000/forms:stable')).toEqual({
    origin: 'https://localhost:5000',
    host: 'localhost:5000',
    repository: 'forms',
    tag: 'stable',
  });
  expect(['oci://a/b', 'oci+https://a/b', 'oci+http://a/b', 'dist'].map(isReference)).toEqual([
    ...[true, true, false, false],
  ]);
});

const wanted = 'Write it as oci://host/repository:tag or oci://host/repository@sha256:….';

it.each([
  ['dist', `"dist" does not begin with oci://. ${wanted}`],
  ['oci:///forms', `"oci:///forms" names no host. ${wanted}`],
  ['oci://host:99999/forms', `"oci://host:99999/forms" names no host. ${wanted}`],
  [
    'oci://ghcr.io/Forms:stable',
    `"oci://ghcr.io/Forms:stable" names no repository: lower-case letters, digits and dashes, separated by slashes. ${wanted}`,
  ],
  ['oci://ghcr.io/a:b c', `"oci://ghcr.io/a:b c" has an invalid tag. ${wanted}`],
  ['oci://ghcr.io/a@sha256:12', `"oci://ghcr.io/a@sha256:12" has an invalid digest. ${wanted}`],
])('reports what is wrong with %s', (text, message) => {
  expect(() => parseReference(text)).toThrow(message);
});

it('refuses credentials in a reference, and does not repeat them', () => {
  expect(() => parseReference('oci://pipeline:swordfish@ghcr.io/forms')).toThrow(
    'A reference holds no user and password. Set FORMPRESS_REGISTRY_USER and FORMPRESS_REGISTRY_PASSWORD instead.',
  );
});
