import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { askHelper } from './ask-helper.ts';
import type { Credentials } from './credentials.ts';

type Entry = { auth?: string; identitytoken?: string; username?: string; password?: string };
type DockerConfig = {
  auths?: Record<string, Entry | undefined>;
  credHelpers?: Record<string, string | undefined>;
  credsStore?: string;
};

/** The credentials that `docker login` stored for a host: in its configuration file, or in a helper. */
export async function credentialsFromDocker(
  host: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Credentials | undefined> {
  const folder =
    environment.DOCKER_CONFIG ?? (environment.HOME && join(environment.HOME, '.docker'));
  const file = folder && join(folder, 'config.json');
  const config = file && (await readConfig(file));
  if (!config) return undefined;
  const helper = config.credHelpers?.[host] ?? config.credsStore;
  const kept = helper ? await askHelper(helper, host, environment) : undefined;
  if (kept) return kept;
  const entry = namesOf(host).flatMap((name) => config.auths?.[name] ?? [])[0];
  return entry && credentialsIn(entry, file);
}

/** The keys under which a host may be listed: the host, or a URL as older versions wrote it. */
function namesOf(host: string): string[] {
  return [host, `https://${host}`, `http://${host}`, `https://${host}/v1/`, `https://${host}/v2/`];
}

async function readConfig(file: string): Promise<DockerConfig | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw unreadable(file);
  });
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Reported below, without the content of the file.
  }
  throw unreadable(file);
}

function credentialsIn(entry: Entry, file: string): Credentials | undefined {
  if (entry.identitytoken) return { identityToken: entry.identitytoken };
  if (entry.username && entry.password) return { user: entry.username, password: entry.password };
  if (!entry.auth) return undefined;
  const text = Buffer.from(entry.auth, 'base64').toString();
  const colon = text.indexOf(':');
  if (colon < 1) throw unreadable(file);
  return { user: text.slice(0, colon), password: text.slice(colon + 1).replace(/\0+$/, '') };
}

function unreadable(file: string): RegistryProblem {
  return new RegistryProblem('CREDENTIALS', `${file} cannot be read as docker's configuration.`);
}
