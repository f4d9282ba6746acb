import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDefinitions, createReport, type ListedPath, listPaths } from '@formpress/compiler';
import type { Bundle, Localities, SelfTest } from '@formpress/model';
import { testCache } from '../foundation/test-cache.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import type { Call } from './exchange.ts';

/** A form version, the paths that are walked through it, and people who may complete it. */
export type SubjectForm = {
  bundle: Bundle;
  paths: ListedPath[];
  people: Pick<SelfTest['request'], 'employee' | 'employer'>;
};

/** A release, and what is known about it in advance. */
export type SubjectRelease = { forms: SubjectForm[]; flows: string[]; folder: string };

/** A served release, and a function to call the service. */
export type Subject = SubjectRelease & { call: Call };

/** Compiles definitions into a folder. */
export async function compileSubject(definitions: string, folder: string): Promise<SubjectRelease> {
  await compiledRelease(definitions, folder);
  const { lowered } = await checkDefinitions(definitions, createReport(), testCache());
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const { localities } = read('localities.json') as Localities;
  const forms = lowered.forms.map((form) => {
    const { bundle } = form;
    const { request } = read(`bundles/${bundle.id}/${bundle.version}/self-test.json`) as SelfTest;
    return { bundle, paths: coveringPaths(listPaths(form).paths), people: request };
  });
  return { forms, flows: localities.flatMap(({ flows }) => flows.map(({ id }) => id)), folder };
}

/** Enough paths to take every branch from one set to the next, and to every end. */
function coveringPaths(paths: ListedPath[]): ListedPath[] {
  const taken = new Set<string>();
  return paths.filter(({ sets, finish, federal }) => {
    const stops = [...sets, finish];
    const branches = stops.map(
      (stop, index) => `${federal !== undefined} ${stops[index - 1]} ${stop}`,
    );
    const isNew = branches.some((branch) => !taken.has(branch));
    for (const branch of branches) taken.add(branch);
    return isNew;
  });
}
