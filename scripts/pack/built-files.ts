import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** The suffixes of the files that tsc makes of a source file. */
export type Kind = '.js' | '.d.ts';

/** A package of the workspace, and where it goes. */
export type PackedPackage = { root: string; staged: string; name: string };

/**
 * Copies the built files of a package, one by one from its sources, so that leftovers of older builds
 * are not copied.
 */
export function copyBuilt(
  place: PackedPackage,
  to: string,
  kinds: readonly Kind[],
  isWanted: (source: string) => boolean = () => true,
): void {
  const folder = join(place.root, 'packages', place.name);
  for (const source of sourcesIn(join(folder, 'src')).filter(isWanted)) {
    for (const kind of kinds) {
      const file = source.replace(/\.ts$/, kind);
      const built = join(folder, 'dist', file);
      if (!existsSync(built)) throw new Error(`${built} is not built. Run "npm run build".`);
      const target = join(place.staged, to, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, withOwnImports(readFileSync(built, 'utf8'), place, target));
    }
  }
}

/** Copies a file or folder of the workspace to the same path, without the files that commands left there. */
export function copyAsIs(root: string, staged: string, path: string): void {
  const filter = (file: string) => !leftByCommands.has(basename(file));
  cpSync(join(root, path), join(staged, path), { recursive: true, filter });
}

const leftByCommands = new Set(['.formpress', '.cache', 'dist', 'proofs', 'node_modules']);

/** Paths of files below a folder, in the same order everywhere. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}

function sourcesIn(folder: string): string[] {
  // A page is shipped as its bundle.
  const isShipped = (file: string) => !/\.(?:test|d)\.ts$/.test(file) && !file.startsWith('page/');
  return filesBelow(folder).filter((file) => file.endsWith('.ts') && isShipped(file));
}

/**
 * Our packages are side by side in one package, so they import each other by path. Source maps are left
 * out, because the sources are.
 */
function withOwnImports(text: string, { staged }: PackedPackage, file: string): string {
  const made = text
    .replace(/^\/\/# sourceMappingURL=.*\n?/m, '')
    .replace(/(\bfrom |\bimport\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2') // declarations keep .ts
    .replace(
      /(\bfrom |\bimport |\bimport\()(['"])@formpress\/([a-z]+)\2/g,
      (_, before: string, quote: string, name: string) => {
        const target = join(staged, 'packages', name, 'dist', 'index.js');
        return `${before}${quote}${relative(dirname(file), target)}${quote}`;
      },
    );
  if (/['"]@formpress\//.test(made)) throw new Error(`${file} imports a package by its name.`);
  return made;
}
