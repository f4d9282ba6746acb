import type { Cache } from '../cache/cache.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Sources } from '../foundation/files.ts';
import type { EmittedFile } from '../phases/8-emit/emitter.ts';
import type { EmitOptions } from './emit-families.ts';
import { type Definitions, openWorkspace, type Workspace } from './workspace.ts';

/** The result of a run: the files it read, the forms, and the release if there are no errors. */
export type Compiled = {
  sources: Sources;
  lowered: Definitions;
  release?: EmittedFile[];
};

/** Where results are cached from run to run, optionally with another cache for pictures of pages. */
export type CompileOptions = Omit<EmitOptions, 'cache'> & { cache?: Cache; pictures?: Cache };

/** Compiles a folder of definitions once. */
export async function compile(
  folder: string,
  report: Report,
  { cache, pictures = cache, ...options }: CompileOptions = {},
): Promise<Compiled> {
  const workspace = openWorkspace(folder, { cache });
  const checked = await checkInto(workspace, report);
  if (report.hasErrors) return checked;
  return { ...checked, release: (await workspace.emit({ ...options, cache: pictures })).files };
}

/** Reports everything that is wrong with a folder of definitions. */
export async function checkDefinitions(
  folder: string,
  report: Report,
  cache?: Cache,
): Promise<Omit<Compiled, 'release'>> {
  return checkInto(openWorkspace(folder, { cache }), report);
}

/** What would be served, whether or not its proofs hold. Comparing needs no more. */
export async function lowerDefinitions(
  folder: string,
  report: Report,
  cache?: Cache,
): Promise<Omit<Compiled, 'release'>> {
  return checkInto(openWorkspace(folder, { cache, isUnproved: true }), report);
}

async function checkInto(workspace: Workspace, report: Report) {
  const { report: found, sources } = await workspace.check();
  for (const diagnostic of found.diagnostics) report(diagnostic);
  return { sources, lowered: await workspace.definitions() };
}
