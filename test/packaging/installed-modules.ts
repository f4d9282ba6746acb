import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A module in a node_modules folder. */
export type InstalledModule = { name: string; version: string; license: string };

/** Every module below a node_modules folder, at any depth. */
export function installedModules(folder: string): InstalledModule[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => {
      const place = join(folder, name);
      if (name.startsWith('@')) return installedModules(place);
      return [moduleIn(place), ...installedModules(join(place, 'node_modules'))];
    });
}

function moduleIn(folder: string): InstalledModule {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license = '' } = JSON.parse(text) as InstalledModule;
  return { name, version, license };
}
