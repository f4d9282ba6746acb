import { isLoopback } from './is-loopback.ts';
import { RegistryProblem } from './registry-problem.ts';

/** A reference to a registry: a repository, with an optional tag or digest. */
export type Reference = {
  /** Such as https://registry.example.com. Plain http only for this machine, and only with oci://. */
  origin: string;
  /** With its port, which is the key of its credentials. */
  host: string;
  repository: string;
  tag?: string;
  digest?: string;
};

const wanted = 'Write it as oci://host/repository:tag or oci://host/repository@sha256:….';
const host = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9.-]*[a-zA-Z0-9])?|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const repository =
  /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*)*$/;
const tag = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/;

/** The pattern of a digest. */
export const digestShape = /^sha256:[0-9a-f]{64}$/;

/** Whether a name refers to a registry rather than a folder. */
export function isReference(text: string): boolean {
  return /^oci(?:\+https)?:\/\//.test(text);
}

/**
 * Parses oci://host[:port]/repository[:tag|@sha256:…], or throws a problem. With oci+https a registry
 * on this machine is also reached over https.
 */
export function parseReference(text: string): Reference {
  const [, secure, place = '', rest = ''] = /^oci(\+https)?:\/\/([^/]*)\/?(.*)$/s.exec(text) ?? [];
  if (!isReference(text)) throw wrong(text, 'does not begin with oci://.');
  if (place.includes('@'))
    throw new RegistryProblem(
      'REFERENCE',
      'A reference holds no user and password. Set FORMPRESS_REGISTRY_USER and ' +
        'FORMPRESS_REGISTRY_PASSWORD instead.',
    );
  if (!host.test(place)) throw wrong(text, 'names no host.');
  const [, name = '', sign, end = ''] = /^([^:@]*)([:@]?)(.*)$/s.exec(rest) ?? [];
  if (!repository.test(name) || name.length > 255)
    throw wrong(
      text,
      'names no repository: lower-case letters, digits and dashes, separated by slashes.',
    );
  if (sign === ':' && !tag.test(end)) throw wrong(text, 'has an invalid tag.');
  if (sign === '@' && !digestShape.test(end)) throw wrong(text, 'has an invalid digest.');
  return {
    origin: originOf(place, text, secure !== undefined),
    host: place.toLowerCase(),
    repository: name,
    ...(sign === ':' ? { tag: end } : {}),
    ...(sign === '@' ? { digest: end } : {}),
  };
}

function originOf(place: string, text: string, isSecure: boolean): string {
  const url = URL.canParse(`http://${place}`) ? new URL(`http://${place}`) : undefined;
  if (!url) throw wrong(text, 'names no host.');
  return isLoopback(url.hostname) && !isSecure
    ? `http://${place.toLowerCase()}`
    : `https://${place.toLowerCase()}`;
}

function wrong(text: string, why: string): RegistryProblem {
  return new RegistryProblem('REFERENCE', `"${text}" ${why} ${wanted}`);
}
