import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { pack as startArchive } from 'tar-stream';
import { expect, it } from 'vitest';
import { pack } from './pack.ts';
import { type FileDigest, unpack } from './unpack.ts';

function digestsOf(files: Iterable<readonly [string, Uint8Array]>): Map<string, FileDigest> {
  return new Map(
    [...files].map(([name, bytes]) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return [name, { sha256, size: bytes.length }];
    }),
  );
}

const name = fc.stringMatching(/^[a-z0-9_-]{1,60}(\/[a-z0-9._-]{1,60}){0,3}$/);
const contents = fc.dictionary(name, fc.uint8Array({ maxLength: 2000 }), { maxKeys: 6 });

it('unpacks what was packed, and packs the same files to the same bytes in any order', async () => {
  await fc.assert(
    fc.asyncProperty(contents, async (files) => {
      const list = Object.entries(files).map(([each, bytes]) => ({ name: each, bytes }));
      const archive = await pack(list);
      expect(await pack(list.toReversed())).toEqual(archive);
      const found = await unpack(archive, digestsOf(Object.entries(files)), 'it');
      const plain = (map: Iterable<readonly [string, Uint8Array]>) =>
        [...map].map(([each, bytes]) => [each, [...bytes]]).sort();
      expect(plain(found)).toEqual(plain(Object.entries(files)));
    }),
    { numRuns: 40 },
  );
});

it('contains no times and no owners', async () => {
  const archive = Buffer.from(await pack([{ name: 'a', bytes: Buffer.from('content') }]));
  expect(createHash('sha256').update(archive).digest('hex')).toBe(
    'b74eb0d7830d2507ba4c4f40c9c072bd84bc9a22152c893633193ae95bf5b074',
  );
});

type Header = Parameters<ReturnType<typeof startArchive>['entry']>[0];

async function hostile(entries: [Header, string?][]): Promise<Buffer> {
  const archive = startArchive();
  for (const [header, text = ''] of entries) archive.entry(header, text);
  archive.finalize();
  return gzipSync(await buffer(archive));
}

const good = digestsOf([['a.json', Buffer.from('good')]]);

it.each<[string, [Header, string?][], string]>([
  [
    'a name outside',
    [[{ name: '../a.json' }, 'good']],
    'holds "../a.json", which is not in the release',
  ],
  [
    'an absolute name',
    [[{ name: '/a.json' }, 'good']],
    'holds "/a.json", which is not in the release',
  ],
  [
    'a symbolic link',
    [[{ name: 'a.json', type: 'symlink', linkname: '/etc/passwd' }]],
    'holds "a.json", which is not in the release',
  ],
  [
    'a hard link',
    [[{ name: 'a.json', type: 'link', linkname: '/etc/passwd' }]],
    'holds "a.json", which is not in the release',
  ],
  [
    'a folder',
    [[{ name: 'a.json', type: 'directory' }]],
    'holds "a.json", which is not in the release',
  ],
  [
    'a file twice',
    [
      [{ name: 'a.json' }, 'good'],
      [{ name: 'a.json' }, 'good'],
    ],
    'holds "a.json" twice',
  ],
  [
    'another file',
    [
      [{ name: 'a.json' }, 'good'],
      [{ name: 'b.json' }, 'bad'],
    ],
    'holds "b.json", which is not in the release',
  ],
  ['a larger file', [[{ name: 'a.json' }, 'good and more']], 'holds "a.json" with the wrong size'],
  ['another content', [[{ name: 'a.json' }, 'evil']], 'holds "a.json" with the wrong digest'],
  ['no file', [], 'lacks "a.json"'],
  [
    'more than fits',
    [[{ name: 'a.json' }, 'x'.repeat(100_000)]],
    'holds more than the release says',
  ],
])('refuses an archive with %s', async (_, entries, why) => {
  await expect(unpack(await hostile(entries), good, 'bundles/W4101')).rejects.toMatchObject({
    code: 'DAMAGED',
    message: `The archive of bundles/W4101 ${why}.`,
  });
});

it('refuses anything that is not an archive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), fc.boolean(), async (bytes, isZipped) => {
      const archive = isZipped ? gzipSync(bytes) : bytes;
      await expect(unpack(archive, good, 'it')).rejects.toMatchObject({ code: 'DAMAGED' });
    }),
    { numRuns: 60 },
  );
});
