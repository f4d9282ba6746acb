import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.ts';

const suite = 'bookworm';

/**
 * Creates the root of a base image with Node: a small Debian from the mirror that this machine's apt
 * uses, and this machine's Node and npm.
 */
export function makeBaseRoot(root: string): void {
  run('debootstrap', ['--variant=minbase', suite, root, mirror()], 8);
  const bin = join(root, 'usr/local/bin');
  const modules = join(root, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(realpathSync(process.execPath), join(bin, 'node'));
  cpSync(join(run('npm', ['root', '--global']), 'npm'), join(modules, 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
  run('chroot', [root, '/usr/local/bin/npm', '--version']);
}

function mirror(): string {
  const format = '$(REPO_URI) $(RELEASE)';
  const targets = run('apt-get', ['indextargets', '--format', format, 'Created-By: Packages']);
  const line = targets.split('\n').find((each) => each.endsWith(` ${suite}`));
  const [address] = line?.split(' ') ?? [];
  if (!address) throw new Error(`apt has no mirror of Debian ${suite} on this machine.`);
  return address;
}
