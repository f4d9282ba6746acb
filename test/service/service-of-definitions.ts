import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { compiledRelease } from './compiled-release.ts';
import { serviceForTests, type TestedService, temporaryFolder } from './service-for-tests.ts';

/** A service with a folder of definitions, which runs during the tests of a file. */
export function serviceOfDefinitions(definitions: string): () => TestedService {
  const folder = temporaryFolder();
  let service: TestedService | undefined;
  beforeAll(async () => {
    await compiledRelease(definitions, join(folder.path, 'release'));
    service = await serviceForTests(join(folder.path, 'release'));
  }, 600_000);
  afterAll(async () => {
    await service?.close();
    folder.remove();
  });
  return () => {
    if (!service) throw new Error('The service runs only while tests do.');
    return service;
  };
}
