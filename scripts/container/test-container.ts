/**
 * npm run test:container: builds the Containerfile and walks what came of it, from an empty root to a
 * signed W-4, out of a folder and out of a registry. It needs root, and Debian's mirror and npm's
 * registry within reach, but no registry of images.
 */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createKey, writeKeysFile } from '@formpress/service';
import {
  endRegistries,
  freePort,
  registryForTests,
} from '../../test/registry/registry-for-tests.ts';
import { makeBaseRoot } from './base-root.ts';
import { isThere, missingHere, run } from './commands.ts';
import { type RunOptions, runInside, startContainer } from './container.ts';
import { type Buildah, buildahIn, buildImage, importBase, type UnpackedImage } from './image.ts';
import { signW4 } from './sign-w4.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const formpress = join(project, 'packages/cli/bin/formpress.js');

type Room = { folder: string; secrets: string; release: string; key: string; user: number };

const missing = missingHere();
if (missing.length > 0) {
  console.error(
    [...missing, 'bash scripts/container/setup.sh installs what is missing.'].join('\n'),
  );
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'formpress-container-'));
chmodSync(folder, 0o755);
try {
  await walk(folder);
} finally {
  endRegistries();
  run('rm', ['-rf', folder]);
}

async function walk(folder: string): Promise<void> {
  await step('npm run pack', () => pack());
  const base = join(folder, 'base');
  await step('a root with debootstrap and Node', () => makeBaseRoot(base));
  const buildah = buildahIn(folder);
  const image = await step('buildah bud', () => {
    return buildImage(buildah, { project, folder, base: importBase(buildah, base) });
  });
  const room = await step('a release, keys and secrets', () => furnish(folder, image));
  await step('neither root nor a place to write', () => provesItsBounds(image, room));
  await step('a signed W-4 from a folder, then SIGTERM', () => fromFolder(image, room));
  await step('a signed W-4 from a registry, then SIGTERM', () => fromRegistry(image, room));
  await step('buildah run', () => insideBuildah(buildah, image));
  console.log(notRun().join('\n'));
}

async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const begin = performance.now();
  const done = await work();
  console.log(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return done;
}

function pack(): void {
  run('npm', ['run', '--silent', '--prefix', project, 'pack'], 5);
  const names = readdirSync(join(project, 'tarballs'));
  const made = names.filter((name) => /^formpress-[0-9].*\.tgz$/.test(name));
  if (made.length !== 1)
    throw new Error(`tarballs/ must hold one package formpress, and holds ${made.length}.`);
}

/** What an operator brings: a release (the federal forms are enough), a key, and a secret for the service's user alone. */
function furnish(folder: string, { config }: UnpackedImage): Room {
  const user = Number(config.User.split(':', 1)[0]);
  const release = join(folder, 'release');
  const definitions = join(folder, 'definitions');
  for (const part of ['shared', 'us/federal'])
    cpSync(join(project, 'definitions', part), join(definitions, part), { recursive: true });
  run(process.execPath, [formpress, 'build', definitions, '--out', release], 8);
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets);
  const { text, stored } = createKey({ name: 'walk' }, new Date());
  writeKeysFile(join(secrets, 'keys.json'), [stored]);
  writeFileSync(join(secrets, 'token-secret'), randomBytes(32).toString('hex'), { mode: 0o400 });
  run(process.execPath, [formpress, 'keys', 'signing', join(folder, 'release-key.pem')]);
  cpSync(join(folder, 'release-key.pem.pub'), join(secrets, 'release-key.pem.pub'));
  for (const name of ['keys.json', 'token-secret']) chownSync(join(secrets, name), user, user);
  return { folder, secrets, release, key: text, user };
}

function provesItsBounds(image: UnpackedImage, room: Room): void {
  const probe =
    'id -u; for place in / /tmp /opt/formpress /release; do touch "$place/x" || :; done';
  const { out, error } = runInside(image, fromVolume(room, 0), ['sh', '-c', probe]);
  const refused = error.split('\n').filter((line) => line.endsWith('Read-only file system'));
  if (out !== String(room.user) || room.user === 0 || refused.length !== 4)
    throw new Error(`It runs as ${out}, and says: ${error}`);
}

function fromVolume({ release, secrets }: Room, port: number): RunOptions {
  return {
    volumes: [`${release}:/release:ro`, `${secrets}:/run/formpress:ro`],
    environment: {
      // On loopback for the walk alone; the image listens on all addresses.
      HOST: '127.0.0.1',
      PORT: String(port),
      KEYS_FILE: '/run/formpress/keys.json',
      TOKEN_SECRET_FILE: '/run/formpress/token-secret',
      ALLOW_SPECIMENS: '1',
      SHUTDOWN_SECONDS: '5',
      DRAIN_SECONDS: '1',
    },
  };
}

async function fromFolder(image: UnpackedImage, room: Room): Promise<void> {
  await serves(image, room, fromVolume(room, await freePort()));
}

async function fromRegistry(image: UnpackedImage, room: Room): Promise<void> {
  const { host } = await registryForTests(room.folder);
  const name = `oci://${host}/forms:stable`;
  const key = ['--key', join(room.folder, 'release-key.pem')];
  run(process.execPath, [formpress, 'publish', room.release, name, '--channel', 'trial', ...key]);
  const cache = join(room.folder, 'cache');
  mkdirSync(cache);
  chownSync(cache, room.user, room.user);
  const { volumes, environment } = fromVolume(room, await freePort());
  await serves(image, room, {
    volumes: [...volumes.slice(1), `${cache}:/var/cache/formpress:rw`],
    environment: {
      ...environment,
      RELEASE: name,
      RELEASE_CHANNEL: 'trial',
      RELEASE_KEYS: '/run/formpress/release-key.pem.pub',
    },
  });
  if (!existsSync(join(cache, 'releases'))) throw new Error('Nothing was kept in the cache.');
}

/** Starts it, asks the healthcheck of the image, signs a W-4, and stops it. */
async function serves(image: UnpackedImage, room: Room, options: RunOptions): Promise<void> {
  const container = await startContainer(image, options);
  const [, ...healthcheck] = image.config.Healthcheck.Test;
  const healthy = runInside(image, options, healthcheck);
  if (healthy.status !== 0) throw new Error(`The healthcheck ends with ${healthy.status}.`);
  await signW4(container.url, room.key, room.folder);
  const code = await container.stop();
  if (code !== 0) throw new Error(`SIGTERM ends it with ${code} instead of 0.`);
  if (runInside(image, options, healthcheck).status === 0)
    throw new Error('The healthcheck is content with a service that has ended.');
}

function insideBuildah(buildah: Buildah, { container, config }: UnpackedImage): void {
  const words = ['run', '--isolation', 'chroot', container, '--', ...config.Entrypoint, '--help'];
  if (!buildah(words).includes('serve')) throw new Error('The command is not in the image.');
}

function notRun(): string[] {
  const engines = ['docker', 'podman', 'runc', 'crun'].filter((name) => !isThere(name));
  return [
    'Not run: the base image of the Containerfile (no registry of images is asked), the network of',
    'an engine, and its own read-only root and healthcheck timer, for which namespaces stood in.',
    ...(engines.length > 0 ? [`Not on this machine: ${engines.join(', ')}.`] : []),
  ];
}
