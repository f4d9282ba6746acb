import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.ts';

/** The configuration of an image. */
type ImageConfig = {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  WorkingDir: string;
  StopSignal: string;
  Healthcheck: { Test: string[] };
};

/** An image unpacked into a folder. */
export type UnpackedImage = { root: string; config: ImageConfig; container: string };

/** Calls buildah with its storage in a folder, so that nothing is left on the machine. */
export type Buildah = (words: string[], minutes?: number) => string;

/** A buildah that keeps everything below a folder. */
export function buildahIn(folder: string): Buildah {
  const places = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  return (words, minutes) =>
    run('buildah', [...places, '--storage-driver', 'vfs', ...words], minutes);
}

/** Imports a folder as a base image, in place of one from an image registry. */
export function importBase(buildah: Buildah, root: string): string {
  const name = 'localhost/formpress-base';
  const container = buildah(['from', 'scratch']);
  buildah(['add', '--quiet', container, root, '/']);
  buildah(['config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container]);
  buildah(['commit', '--quiet', container, name]);
  buildah(['rm', container]);
  return name;
}

/** Builds the Containerfile of the project on a base image, and unpacks the result. */
export function buildImage(
  buildah: Buildah,
  { project, folder, base }: { project: string; folder: string; base: string },
): UnpackedImage {
  const name = 'localhost/formpress';
  const words = [
    'bud',
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--build-arg',
    `BASE=${base}`,
  ];
  const file = ['--file', join(project, 'Containerfile'), '--tag', name, project];
  buildah([...words, ...npmOf(folder), ...file], 8);
  const container = buildah(['from', name]);
  const { Docker } = JSON.parse(buildah(['inspect', container])) as {
    Docker: { config: ImageConfig };
  };
  return { root: buildah(['mount', container]), config: Docker.config, container };
}

/** Gives npm this machine's configuration during the build. None of it stays in the image. */
function npmOf(folder: string): string[] {
  const settings = JSON.parse(run('npm', ['config', 'ls', '--json'])) as Record<string, unknown>;
  const authorities = '/etc/ssl/build-authorities.crt';
  const { cafile } = settings;
  const { NODE_EXTRA_CA_CERTS } = process.env;
  const outside = typeof cafile === 'string' ? cafile : NODE_EXTRA_CA_CERTS;
  const lines = ['registry', 'proxy', 'https-proxy', 'noproxy'].flatMap((name) =>
    settings[name] ? [`${name}=${String(settings[name])}`] : [],
  );
  const trusted = outside && existsSync(outside) ? outside : undefined;
  if (trusted) lines.push(`cafile=${authorities}`);
  const file = join(folder, 'npmrc');
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return [
    '--volume',
    `${file}:/root/.npmrc:ro`,
    ...(trusted ? ['--volume', `${trusted}:${authorities}:ro`] : []),
  ];
}
