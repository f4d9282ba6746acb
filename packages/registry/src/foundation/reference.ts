import { isLoopback } from './is-loopback.ts';
import { RegistryProblem } from './registry-problem.ts';

/** A place in a registry: a repository, and a tag or a digest in it where one was named. */
export type Reference = {
  /** Such as https://registry.example.com: plain http on this machine alone, and only by oci://. */
  origin: string;
  /** With its port, as credentials are kept by. */
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

/** A digest as registries write it. */
export const digestShape = /^sha256:[0-9a-f]{64}$/;

/** Whether something named is in a registry rather than a folder. */
export function isReference(text: string): boolean {
  return /^oci(?:\+https)?:\/\//.test(text);
}

/**
 * Reads oci://host[:port]/repository[:tag|@sha256:…], or says what is wrong with it. With oci+https
 * a registry on this machine is reached over https too.
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
    throw wrong(text, 'names no repository: small letters, digits and dashes, parted by slashes.');
  if (sign === ':' && !tag.test(end)) throw wrong(text, 'has a tag that no registry takes.');
  if (sign === '@' && !digestShape.test(end)) throw wrong(text, 'has a digest that is none.');
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
