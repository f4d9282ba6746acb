import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packs a staged package and returns the path of its tarball. npm gives all files the same time and
 * owner and sorts them. Permissions would depend on the umask, so they are set explicitly.
 */
export function writeTarball(staged: string, target: string): string {
  for (const entry of readdirSync(staged, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const output = execFileSync('npm', words, { cwd: staged, encoding: 'utf8' });
  const [packed] = JSON.parse(output) as { filename: string }[];
  if (!packed) throw new Error(`npm packed nothing: ${output}`);
  return join(target, packed.filename);
}
