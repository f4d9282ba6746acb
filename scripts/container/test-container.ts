/**
 * npm run test:container: builds the Containerfile and tests the image, from an empty root to a signed
 * W-4, with a release from a folder and from a registry. It needs root, a Debian mirror and the npm
 * registry, but no image registry.
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
import { isInstalled, missingHere, run } from './commands.ts';
import { type RunOptions, runInside, startContainer } from './container.ts';
import { type Buildah, buildahIn, buildImage, importBase, type UnpackedImage } from './image.ts';
import { signW4 } from './sign-w4.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const formpress = join(project, 'packages/cli/bin/formpress.js');

type Fixture = { folder: string; secrets: string; release: string; key: string; user: number };

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
  const fixture = await step('a release, keys and secrets', () => createFixture(folder, image));
  await step('neither root nor a place to write', () => checkIsolation(image, fixture));
  await step('a signed W-4 from a folder, then SIGTERM', () => fromFolder(image, fixture));
  await step('a signed W-4 from a registry, then SIGTERM', () => fromRegistry(image, fixture));
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
    throw new Error(`tarballs/ must contain one formpress package, but contains ${made.length}.`);
}

/** Creates what an operator provides: a release of the federal forms, a key, and a secret that only the service can read. */
function createFixture(folder: string, { config }: UnpackedImage): Fixture {
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

function checkIsolation(image: UnpackedImage, fixture: Fixture): void {
  const probe =
    'id -u; for place in / /tmp /opt/formpress /release; do touch "$place/x" || :; done';
  const { out, error } = runInside(image, fromVolume(fixture, 0), ['sh', '-c', probe]);
  const refused = error.split('\n').filter((line) => line.endsWith('Read-only file system'));
  if (out !== String(fixture.user) || fixture.user === 0 || refused.length !== 4)
    throw new Error(`It runs as ${out} and prints: ${error}`);
}

function fromVolume({ release, secrets }: Fixture, port: number): RunOptions {
  return {
    volumes: [`${release}:/release:ro`, `${secrets}:/run/formpress:ro`],
    environment: {
      // On loopback only for this test; the image listens on all addresses.
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

async function fromFolder(image: UnpackedImage, fixture: Fixture): Promise<void> {
  await serves(image, fixture, fromVolume(fixture, await freePort()));
}

async function fromRegistry(image: UnpackedImage, fixture: Fixture): Promise<void> {
  const { host } = await registryForTests(fixture.folder);
  const name = `oci://${host}/forms:stable`;
  const key = ['--key', join(fixture.folder, 'release-key.pem')];
  run(process.execPath, [
    formpress,
    'publish',
    fixture.release,
    name,
    '--channel',
    'trial',
    ...key,
  ]);
  const cache = join(fixture.folder, 'cache');
  mkdirSync(cache);
  chownSync(cache, fixture.user, fixture.user);
  const { volumes, environment } = fromVolume(fixture, await freePort());
  await serves(image, fixture, {
    volumes: [...volumes.slice(1), `${cache}:/var/cache/formpress:rw`],
    environment: {
      ...environment,
      RELEASE: name,
      RELEASE_CHANNEL: 'trial',
      RELEASE_KEYS: '/run/formpress/release-key.pem.pub',
    },
  });
  if (!existsSync(join(cache, 'releases'))) throw new Error('Nothing was cached.');
}

/** Starts the image, runs its healthcheck, signs a W-4, and stops it. */
async function serves(image: UnpackedImage, fixture: Fixture, options: RunOptions): Promise<void> {
  const container = await startContainer(image, options);
  const [, ...healthcheck] = image.config.Healthcheck.Test;
  const healthy = runInside(image, options, healthcheck);
  if (healthy.status !== 0) throw new Error(`The healthcheck ends with ${healthy.status}.`);
  await signW4(container.url, fixture.key, fixture.folder);
  const code = await container.stop();
  if (code !== 0) throw new Error(`SIGTERM ends it with ${code} instead of 0.`);
  if (runInside(image, options, healthcheck).status === 0)
    throw new Error('The healthcheck passes although the service has stopped.');
}

function insideBuildah(buildah: Buildah, { container, config }: UnpackedImage): void {
  const words = ['run', '--isolation', 'chroot', container, '--', ...config.Entrypoint, '--help'];
  if (!buildah(words).includes('serve')) throw new Error('The command is not in the image.');
}

function notRun(): string[] {
  const engines = ['docker', 'podman', 'runc', 'crun'].filter((name) => !isInstalled(name));
  return [
    'Not tested: the base image of the Containerfile (no image registry is used), the network of a',
    'container engine, and its own read-only root and healthcheck timer, which namespaces replaced.',
    ...(engines.length > 0 ? [`Not on this machine: ${engines.join(', ')}.`] : []),
  ];
}
