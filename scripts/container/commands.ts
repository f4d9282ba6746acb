import { execFileSync } from 'node:child_process';

/** Debian packages by command. */
const packages = {
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  'docker-registry': 'docker-registry',
  pdftotext: 'poppler-utils',
  unshare: 'util-linux',
  chroot: 'coreutils',
};

/** Why the test cannot run on this machine, as sentences. */
export function missingHere(): string[] {
  const missing = Object.entries(packages).flatMap(([command, name]) =>
    isInstalled(command) ? [] : [`${command} is missing: it is in Debian's package ${name}.`],
  );
  if (process.getuid?.() !== 0) missing.push('Mounting needs root: run it as root.');
  return missing;
}

/** Whether a command is installed. */
export function isInstalled(command: string): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v "$1"', 'sh', command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs a command and returns its output. Its error output is in the error. */
export function run(command: string, words: string[], minutes = 5): string {
  return execFileSync(command, words, {
    encoding: 'utf8',
    timeout: minutes * 60_000,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
