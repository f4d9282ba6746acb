import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renewRelease } from '@formpress/registry';
import { expect } from 'vitest';
import { withTool } from '../foundation/system-tools.ts';
import { codesOf, detailOf, followingServices, versionOf } from './following-services.ts';
import { farAway } from './publisher-for-tests.ts';

const it = withTool('docker-registry');
const { key, newPlace, release } = followingServices();

/** The clock of services is at noon of this day until it is moved. */
const soon = '2026-03-01T12:05:00Z';
const later = '2026-03-01T12:10:00Z';

const expiredSentence = (digest: string) =>
  `The statement about ${digest} expired at ${soon}. ` +
  'If the release is still good, sign it again with "formpress renew".';

it('keeps serving a release that was accepted before its statement expired, also after a restart', async () => {
  const { publish, start } = await newPlace();
  const { digest } = await publish(release('2026.1.0'), { expires: soon });
  const service = await start();
  const followed = { digest, channel: 'production', sequence: 1, expires: soon };
  service.moveTo(later);
  await service.reload();
  expect(await versionOf(service)).toBe('2026.1.0');
  const detail = await detailOf(service);
  expect(detail.followed).toEqual(followed);
  expect(detail.following).not.toHaveProperty('refused');
  const metrics = await (await service.call('/metrics')).text();
  expect(metrics).toContain('formpress_registry_checks_total{result="expired"} 1\n');
  expect(metrics).toContain('formpress_registry_refusing 0\n');
  await service.close();

  const again = await start({}, later);
  await again.reload();
  expect(await versionOf(again)).toBe('2026.1.0');
  expect((await detailOf(again)).followed).toEqual(followed);
  expect(codesOf(again)).toEqual(['RELEASE_LOADED']);
});

it('downloads an accepted release again when its folder was damaged, expired or not', async () => {
  const { publish, start, cache } = await newPlace();
  const { digest } = await publish(release('2026.1.0'), { expires: soon });
  await (await start()).close();
  const place = join(cache, 'releases', digest.slice('sha256:'.length));
  writeFileSync(join(place, 'catalog.json'), '{}');
  const service = await start({}, later);
  expect(await versionOf(service)).toBe('2026.1.0');
  expect((await detailOf(service)).followed).toMatchObject({ digest, expires: soon });
});

it('accepts no new release with an expired statement, until it is renewed', async () => {
  const { publish, start, registry, cache } = await newPlace();
  const first = await publish(release('2026.1.0'), { expires: soon });
  await expect(start({}, later)).rejects.toThrow(expiredSentence(first.digest));

  const service = await start();
  const second = await publish(release('2026.2.0'), { expires: soon });
  service.moveTo(later);
  await service.reload();
  expect(await versionOf(service)).toBe('2026.1.0');
  const code = 'STATEMENT_EXPIRED';
  expect((await detailOf(service)).following.refused).toEqual({
    code,
    message: expiredSentence(second.digest),
  });
  const signer = { key, trusted: [], expires: farAway };
  const renewed = await renewRelease(registry, { digest: second.digest, tag: 'stable' }, signer);
  expect(renewed).toEqual({ ...second.statement, sequence: 3, expires: farAway });
  await service.reload();
  expect(await versionOf(service)).toBe('2026.2.0');
  expect((await detailOf(service)).followed).toEqual({
    digest: second.digest,
    channel: 'production',
    sequence: 3,
    expires: farAway,
  });
  // The following and the serving part see the renewed statement separately.
  const codes = codesOf(service);
  expect(codes.slice(0, 2)).toEqual(['RELEASE_LOADED', code]);
  expect(codes.slice(2).sort()).toEqual(['REGISTRY_TROUBLE_ENDED', 'RELEASE_LOADED']);
  await service.close();
  rmSync(cache, { recursive: true });
  expect(await versionOf(await start({}, later))).toBe('2026.2.0');
});

it('continues with a renewed statement, with its number and expiry', async () => {
  const { publish, start, registry } = await newPlace();
  const { digest } = await publish(release('2026.1.0'), { expires: soon });
  const service = await start();
  service.moveTo(later);
  await service.reload();
  await renewRelease(registry, { digest }, { key, trusted: [], expires: farAway });
  await service.reload();
  const followed = { digest, channel: 'production', sequence: 2, expires: farAway };
  expect((await detailOf(service)).followed).toEqual(followed);
  await service.close();
  const again = await start({}, later);
  expect((await detailOf(again)).followed).toEqual(followed);
});

it('accepts a statement without an expiry only when that is configured', async () => {
  const { publish, start } = await newPlace();
  const { digest } = await publish(release('2026.1.0'), { expires: 'never' });
  const sentence =
    `The statement about ${digest} has no expiry: an earlier version signed it. ` +
    'Sign it again with "formpress renew".';
  await expect(start()).rejects.toThrow(sentence);
  const service = await start({ RELEASE_UNDATED: 'accept' });
  expect((await detailOf(service)).followed).toEqual({
    digest,
    channel: 'production',
    sequence: 1,
  });
  await service.close();
  // A release that was accepted before is served, whatever the current setting.
  const again = await start();
  await again.reload();
  expect(await versionOf(again)).toBe('2026.1.0');
  expect((await detailOf(again)).following).not.toHaveProperty('refused');
});

it('does not start with an old release when a floor is set, nor serve a cached one', async () => {
  const { publish, start, moveTag, cache } = await newPlace();
  const first = await publish(release('2026.1.0'));
  const second = await publish(release('2026.2.0'));
  await moveTag(first.digest);
  const floor = { RELEASE_FLOOR: '2' };
  const sentence =
    `${first.digest} has the number 1, but RELEASE_FLOOR requires at least 2. ` +
    'Publish a newer release, or go back to this one with "formpress rollback".';
  await expect(start(floor)).rejects.toThrow(sentence);
  // Without a floor an empty cache has no way to know.
  const trusting = await start();
  expect(await versionOf(trusting)).toBe('2026.1.0');
  await trusting.close();

  await expect(start(floor)).rejects.toThrow(sentence);
  await moveTag(second.digest);
  const service = await start(floor);
  expect(await versionOf(service)).toBe('2026.2.0');
  expect(codesOf(service)).toEqual(['STATEMENT_FLOOR', 'RELEASE_LOADED']);
  rmSync(cache, { recursive: true });
});
