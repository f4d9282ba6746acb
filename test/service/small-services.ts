import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { serviceForTests, type TestedService, temporaryFolder } from './service-for-tests.ts';
import { writeSmallRelease } from './small-release.ts';

/** Services with one small release, each closed after its test, and a folder for keys and other files. */
export function smallServices(entries: Parameters<typeof writeSmallRelease>[1] = [usual]) {
  const folder = temporaryFolder();
  const release = join(folder.path, 'release');
  const open: TestedService[] = [];
  beforeAll(() => writeSmallRelease(release, entries));
  afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));
  afterAll(() => folder.remove());
  return {
    folder: folder.path,
    async start(environment: Record<string, string> = {}): Promise<TestedService> {
      const service = await serviceForTests(release, environment);
      open.push(service);
      return service;
    },
  };
}

const usual = { id: 'W4101', version: '2026.1.0', effective: '2026-01-01' };
