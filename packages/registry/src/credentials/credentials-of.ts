import { RegistryProblem } from '../foundation/registry-problem.ts';
import type { Credentials } from './credentials.ts';
import { credentialsFromDocker } from './credentials-from-docker.ts';
import type { Environment } from './environment.ts';
import { secretOf } from './secret-of.ts';

/** The credentials for a host: from the environment, otherwise from docker. */
export async function credentialsOf(
  host: string,
  environment: Environment,
): Promise<Credentials | undefined> {
  const user = environment.FORMPRESS_REGISTRY_USER;
  const password = secretFor('FORMPRESS_REGISTRY_PASSWORD', environment);
  const token = secretFor('FORMPRESS_REGISTRY_TOKEN', environment);
  if (token !== undefined && (user ?? password) !== undefined)
    throw new RegistryProblem(
      'CREDENTIALS',
      'FORMPRESS_REGISTRY_TOKEN is set, and FORMPRESS_REGISTRY_USER or FORMPRESS_REGISTRY_PASSWORD ' +
        'as well. Set one or the other.',
    );
  if (token !== undefined) return { token: sound('FORMPRESS_REGISTRY_TOKEN', token) };
  if (user === undefined && password === undefined) return credentialsFromDocker(host, environment);
  if (user === undefined || password === undefined)
    throw new RegistryProblem(
      'CREDENTIALS',
      'FORMPRESS_REGISTRY_USER and FORMPRESS_REGISTRY_PASSWORD must be set together, but one is missing.',
    );
  return {
    user: sound('FORMPRESS_REGISTRY_USER', user),
    password: sound('FORMPRESS_REGISTRY_PASSWORD', password),
  };
}

/** Hosts of token services that may also see the credentials. */
export function realmsOf(environment: Environment): string[] {
  const text = environment.FORMPRESS_REGISTRY_REALMS ?? '';
  return text.split(/[\s,]+/).filter((host) => host !== '');
}

function secretFor(name: string, environment: Environment): string | undefined {
  const secret = secretOf(environment, name);
  if ('problem' in secret) throw new RegistryProblem('CREDENTIALS', secret.problem);
  return secret.value;
}

function sound(name: string, value: string): string {
  if (/^[^\p{Cc}]+$/u.test(value)) return value;
  throw new RegistryProblem('CREDENTIALS', `${name} is empty or has a line break in it.`);
}
