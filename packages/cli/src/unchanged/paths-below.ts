import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder, and all folders and wanted files below it; nothing where a link stands among them.
 * Folders end with a slash.
 */
export function pathsBelow(
  folder: string,
  isWanted: (name: string) => boolean,
): string[] | undefined {
  const paths = [`${folder}/`];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) {
      const below = pathsBelow(path, isWanted);
      if (!below) return undefined;
      paths.push(...below);
    } else if (isWanted(entry.name)) {
      if (!entry.isFile()) return undefined;
      paths.push(path);
    }
  }
  return paths;
}
