import { join } from 'node:path';
import { rollBackRelease } from '@formpress/registry';
import { expect } from 'vitest';
import { withTool } from '../foundation/system-tools.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { farAway, newKey, publisherForTests } from './publisher-for-tests.ts';
import { registryInFolder } from './registry-in-folder.ts';

const it = withTool('docker-registry');
const folder = registryInFolder();
const { key } = newKey();
const stranger = newKey();
const signer = { key, trusted: [], expires: farAway };
let count = 0;

async function newPublisher() {
  count += 1;
  return publisherForTests(await folder.started(), `numbers-${count}`, key);
}

function release(): string {
  count += 1;
  const path = join(folder.path, String(count));
  writeSmallRelease(path, [{ id: 'W4101', version: `2026.${count}.0`, effective: '2026-01-01' }]);
  return path;
}

it('continues from the highest number, wherever the tag points', async () => {
  const { publish, moveTag } = await newPublisher();
  const first = await publish(release());
  const second = await publish(release());
  expect([first, second].map((each) => each.statement?.sequence)).toEqual([1, 2]);
  await moveTag(first.digest);
  expect((await publish(release())).statement).toMatchObject({
    sequence: 3,
    previous: first.digest,
  });
  const unsigned = await publish(release(), { isSigned: false });
  expect((await publish(release())).statement).toMatchObject({
    sequence: 4,
    previous: unsigned.digest,
  });
});

it('ignores numbers of unknown keys', async () => {
  const { publish } = await newPublisher();
  await publish(release());
  await publish(release(), { key: stranger.key, trusted: [key] });
  await publish(release(), { key: stranger.key });
  expect((await publish(release())).statement?.sequence).toBe(2);
});

it('asks for the old key when the tag has no other', async () => {
  const { publish } = await newPublisher();
  const { digest } = await publish(release());
  await expect(publish(release(), { key: stranger.key })).rejects.toThrow(
    `${digest} is signed with a key that is not known here. Name its public key with --trust.`,
  );
  const next = await publish(release(), { key: stranger.key, trusted: [key] });
  expect(next.statement?.sequence).toBe(2);
});

it('signs the same content again with the next number and the same previous release', async () => {
  const { publish } = await newPublisher();
  const first = await publish(release());
  const same = release();
  const second = await publish(same);
  const again = await publish(same);
  expect(again).toEqual({
    digest: second.digest,
    statement: { ...second.statement, sequence: 3, previous: first.digest },
  });
});

it('goes back step by step, and past unsigned releases only to a given digest', async () => {
  const { publish, registry } = await newPublisher();
  const [first, second] = [await publish(release()), await publish(release())];
  await publish(release());
  const back = () => rollBackRelease(registry, 'stable', signer);
  expect(await back()).toMatchObject({ digest: second.digest, sequence: 4 });
  expect(await back()).toMatchObject({ digest: first.digest, sequence: 5 });
  await expect(back()).rejects.toThrow(`There is no release before ${first.digest} to go back to.`);
  const { digest } = await publish(release(), { isSigned: false });
  await expect(back()).rejects.toThrow(
    `No known key signed ${digest}, so the previous release is unknown. Name the digest.`,
  );
  expect(await rollBackRelease(registry, 'stable', signer, second.digest)).toEqual({
    ...second.statement,
    sequence: 6,
  });
  expect(await registry.resolve('stable')).toBe(second.digest);
  await expect(rollBackRelease(registry, 'stable', signer, digest)).rejects.toThrow(
    `${digest} was never signed for the channel production, so there is no way back to it.`,
  );
});
