import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { withTool } from '../foundation/system-tools.ts';
import { codesOf, detailOf, followingServices, versionOf } from './following-services.ts';
import { newKey } from './publisher-for-tests.ts';

const it = withTool('docker-registry');
const { key, keyFile, newPlace, release } = followingServices();
const stranger = newKey();

const refusals = [
  [
    'nobody signed it',
    'STATEMENT_MISSING',
    (digest: string) => `${digest} is not signed: no statement is attached to it.`,
    { isSigned: false },
  ],
  [
    'a stranger signed it',
    'STATEMENT_UNKNOWN_KEY',
    (digest: string) => `${digest} is signed with a key that is not among the trusted ones.`,
    { key: stranger.key, trusted: [key] },
  ],
  [
    'its statement was altered',
    'STATEMENT_ALTERED',
    (digest: string) => `The statement about ${digest} was altered after it was signed.`,
    { key: { ...stranger.key, id: key.id }, trusted: [key] },
  ],
  [
    'it is for another channel',
    'STATEMENT_CHANNEL',
    (digest: string) =>
      `${digest} is published in the channel "staging", but "production" is expected.`,
    { channel: 'staging' },
  ],
] as const;

for (const [why, code, message, options] of refusals) {
  it(`keeps the old release when ${why}, and reports it once`, async () => {
    const { publish, start } = await newPlace();
    const good = await publish(release('2026.1.0'));
    const service = await start();
    const { digest } = await publish(release('2026.2.0'), { ...options });
    await service.reload();
    await service.reload();
    expect(await versionOf(service)).toBe('2026.1.0');
    expect(await detailOf(service)).toMatchObject({
      followed: { digest: good.digest, sequence: 1 },
      following: { refused: { code, message: message(digest) } },
    });
    expect(codesOf(service)).toEqual(['RELEASE_LOADED', code]);
    const metrics = await (await service.call('/metrics')).text();
    expect(metrics).toContain('formpress_registry_refusing 1\n');
    expect(metrics).toContain(`formpress_registry_checks_total{result="${code}"} 2\n`);

    await publish(release('2026.3.0'));
    await service.reload();
    expect(await versionOf(service)).toBe('2026.3.0');
    expect((await detailOf(service)).following).not.toHaveProperty('refused');
  });
}

it('does not start with an unsigned release, and reports why', async () => {
  const { publish, start, name } = await newPlace();
  await expect(start()).rejects.toThrow(`There is no release under ${name} yet.`);
  const { digest } = await publish(release('2026.1.0'), { isSigned: false });
  await expect(start()).rejects.toThrow(`${digest} is not signed`);
  const production = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32), KEYS_FILE: keyFile };
  writeFileSync(`${keyFile}s.json`, '{"keys":[]}');
  await expect(
    start({ ...production, KEYS_FILE: `${keyFile}s.json`, RELEASE_KEYS: '' }),
  ).rejects.toThrow(
    'RELEASE_KEYS must name the public keys of whoever publishes, because the release comes from a registry.',
  );
  const trusting = await start({ RELEASE_KEYS: '' });
  expect((await detailOf(trusting)).followed).toEqual({ digest, channel: 'production' });
});
