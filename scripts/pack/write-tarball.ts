import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packs a staged package and returns the path of its tarball. npm gives all files one time and one
 * owner and sorts them; we give them their modes, which would else follow from the umask.
 */
export function writeTarball(staged: string, target: string): string {
  for (const entry of readdirSync(staged, { recursive: true, withFileTypes: true })) {
    const isOpen = entry.isDirectory() || entry.parentPath.endsWith('/bin');
    chmodSync(join(entry.parentPath, entry.name), isOpen ? 0o755 : 0o644);
  }
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const said = execFileSync('npm', words, { cwd: staged, encoding: 'utf8' });
  const [packed] = JSON.parse(said) as { filename: string }[];
  if (!packed) throw new Error(`npm packed nothing: ${said}`);
  return join(target, packed.filename);
}
