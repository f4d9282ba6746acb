import { execFileSync } from 'node:child_process';

/** Debian packages by the command that is needed of them. */
const packages = {
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  'docker-registry': 'docker-registry',
  pdftotext: 'poppler-utils',
  unshare: 'util-linux',
  chroot: 'coreutils',
};

/** The sentences that say why the walk cannot be made on this machine. */
export function missingHere(): string[] {
  const missing = Object.entries(packages).flatMap(([command, name]) =>
    isThere(command) ? [] : [`${command} is missing: it is in Debian's package ${name}.`],
  );
  if (process.getuid?.() !== 0) missing.push('Only root may mount: run it as root.');
  return missing;
}

/** Whether a command can be found. */
export function isThere(command: string): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v "$1"', 'sh', command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs a command to its end and gives what it printed; what it complained of is in the error. */
export function run(command: string, words: string[], minutes = 5): string {
  return execFileSync(command, words, {
    encoding: 'utf8',
    timeout: minutes * 60_000,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
