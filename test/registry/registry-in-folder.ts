import { afterAll } from 'vitest';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { endRegistries, registryForTests, type TestedRegistry } from './registry-for-tests.ts';

/** A folder with a registry that is started at first use. */
type RegistryInFolder = { path: string; started(): Promise<TestedRegistry> };

/** A folder with a registry, for the tests of a file. Both are removed afterwards. */
export function registryInFolder(): RegistryInFolder {
  const { path, remove } = temporaryFolder();
  let server: Promise<TestedRegistry> | undefined;
  afterAll(() => {
    endRegistries();
    remove();
  });
  return {
    path,
    started() {
      server ??= registryForTests(path);
      return server;
    },
  };
}
