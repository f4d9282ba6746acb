import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollBackRelease } from '@formpress/registry';
import { expect } from 'vitest';
import { withTool } from '../foundation/system-tools.ts';
import { detailOf, followingServices, versionOf } from './following-services.ts';
import { farAway, newKey } from './publisher-for-tests.ts';

const it = withTool('docker-registry');
const { key, keyFile, newPlace, release } = followingServices();
const signer = { key, trusted: [], expires: farAway };

it('serves what the tag points to, and reports its digest and number', async () => {
  const { publish, start, name } = await newPlace();
  const first = await publish(release('2026.1.0'));
  const service = await start();
  expect(await versionOf(service)).toBe('2026.1.0');
  const followed = {
    digest: first.digest,
    channel: 'production',
    sequence: 1,
    expires: farAway,
  };
  expect(await detailOf(service)).toEqual({
    followed,
    following: { reference: name, channel: 'production', release: followed },
  });

  const second = await publish(release('2026.2.0'));
  await service.reload();
  expect(await versionOf(service)).toBe('2026.2.0');
  expect((await detailOf(service)).followed).toEqual({
    ...followed,
    digest: second.digest,
    sequence: 2,
  });
  await service.reload();
  const metrics = await (await service.call('/metrics')).text();
  for (const line of [
    `formpress_followed_release_info{digest="${second.digest}",channel="production"} 1`,
    'formpress_followed_release_sequence 2',
    'formpress_registry_refusing 0',
    'formpress_followed_release_stale 0',
    'formpress_registry_last_success_seconds 1772366400',
    'formpress_followed_statement_expires_seconds 4102444799',
    'formpress_registry_checks_total{result="taken"} 2',
    'formpress_registry_checks_total{result="same"} 1',
  ])
    expect(metrics).toContain(`${line}\n`);
});

it('keeps the old release when a form of the new one fails its self-test', async () => {
  const { publish, start, cache } = await newPlace();
  await publish(release('2026.1.0'));
  const service = await start();
  const { digest } = await publish(release('2026.2.0', true));
  await service.reload();
  expect(await versionOf(service)).toBe('2026.1.0');
  const place = join(cache, 'releases', digest.slice('sha256:'.length));
  expect((await detailOf(service)).following.refused).toEqual({
    code: 'SELF_TEST_FAILED',
    message: `The release in ${place} fails its self-test: W4101 2026.2.0.`,
  });
});

it('does not go back with the tag, but with a new statement', async () => {
  const { publish, start, moveTag, registry, name } = await newPlace();
  const first = await publish(release('2026.1.0'));
  const service = await start();
  const second = await publish(release('2026.2.0'));
  await service.reload();
  await moveTag(first.digest);
  await service.reload();
  expect(await versionOf(service)).toBe('2026.2.0');
  expect((await detailOf(service)).following.refused?.message).toBe(
    `${first.digest} has the number 1, but 2 has already been served. ` +
      'To go back to it, publish it again with "formpress rollback".',
  );
  await moveTag(second.digest);

  const back = await rollBackRelease(registry, 'stable', signer);
  await service.reload();
  expect(await versionOf(service)).toBe('2026.1.0');
  const followed = {
    digest: first.digest,
    channel: 'production',
    sequence: 3,
    expires: farAway,
  };
  expect(back).toMatchObject(followed);
  expect(await detailOf(service)).toEqual({
    followed,
    following: { reference: name, channel: 'production', release: followed },
  });
  await expect(rollBackRelease(registry, 'stable', signer)).rejects.toThrow(
    `There is no release before ${first.digest} to go back to.`,
  );
});

it('switches from an old key to a new one without a gap', async () => {
  const { publish, start, cache } = await newPlace();
  const next = newKey();
  const nextFile = `${cache}.next.pub`;
  writeFileSync(nextFile, next.publicPem);
  await publish(release('2026.1.0'));
  const service = await start({ RELEASE_KEYS: `${keyFile} ${nextFile}` });
  const onlyNext = { RELEASE_KEYS: nextFile };
  await expect(start(onlyNext)).rejects.toThrow('signed with a key that is not among the trusted');
  await publish(release('2026.2.0'), { key: next.key, trusted: [key] });
  await service.reload();
  expect((await detailOf(service)).followed).toMatchObject({ sequence: 2 });
  await service.close();
  expect(await versionOf(await start(onlyNext))).toBe('2026.2.0');
});
