import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { newKey, publisherForTests } from './publisher-for-tests.ts';
import { endRegistries, registryForTests, type TestedRegistry } from './registry-for-tests.ts';

/** A registry with repositories, and services that follow them, all stopped after the tests. */
export function followingServices() {
  const folder = temporaryFolder();
  const keyFile = join(folder.path, 'key.pub');
  const { key, publicPem } = newKey();
  writeFileSync(keyFile, publicPem);
  const open: TestedService[] = [];
  let count = 0;
  let server: TestedRegistry;
  afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));
  afterAll(() => {
    endRegistries();
    folder.remove();
  });
  return {
    folder: folder.path,
    key,
    keyFile,
    /** The registry, once there is a repository. */
    server: () => server,
    release(version: string, isWrong = false): string {
      count += 1;
      const path = join(folder.path, `release-${count}`);
      writeSmallRelease(path, [{ id: 'W4101', version, effective: '2026-01-01', isWrong }]);
      return path;
    },
    /** A repository, its publisher, and services that follow it with their own cache. */
    async newPlace() {
      server ??= await registryForTests(folder.path);
      count += 1;
      const publisher = publisherForTests(server, `forms-${count}`, key);
      const cache = join(folder.path, `cache-${count}`);
      return {
        ...publisher,
        cache,
        async start(
          environment: Record<string, string> = {},
          moment?: string,
        ): Promise<TestedService> {
          const usual = {
            RELEASE_KEYS: keyFile,
            RELEASE_CHANNEL: 'production',
            RELEASE_CACHE: cache,
            RELEASE_POLL: '3600',
          };
          const settings = { ...usual, ...environment };
          const service = await serviceForTests(publisher.name, settings, moment);
          open.push(service);
          return service;
        },
      };
    },
  };
}

/** The version of the only form that a service offers. */
export async function versionOf(service: TestedService): Promise<string> {
  const forms = (await (await service.call('/v1/getAllFormsCatalog')).json()) as [
    { version: string },
  ];
  return forms[0].version;
}

/** The details about following in /readyz. */
export async function detailOf(service: TestedService) {
  const { processes, following } = (await (await service.call('/readyz')).json()) as {
    processes: [{ followed: object }];
    following: {
      release: object;
      refused?: { code: string; message: string };
      stale?: { since: string; message: string };
    };
  };
  return { followed: processes[0].followed, following };
}

/** The codes in the log, except requests. */
export const codesOf = (service: TestedService) =>
  service.lines.flatMap((line) => JSON.parse(line).code ?? []);
