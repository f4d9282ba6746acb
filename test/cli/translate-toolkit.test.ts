import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textFormats } from '@formpress/texts';
import { expect } from 'vitest';
import { kitchenSink, withCopy } from '../foundation/compile-folder.ts';
import { runFormpress as run } from '../foundation/run-formpress.ts';
import { withTool } from '../foundation/system-tools.ts';

/** The texts of invented definitions, which have every kind of placeholder, in a file. */
async function exported(file: string, format: string): Promise<Uint8Array> {
  const args = ['--to', 'fr', '--only', 'all', '--format', format, '--out', file];
  const { code } = await run('texts', 'export', ...args, '--definitions', kitchenSink);
  expect(code).toBe(0);
  return readFile(file);
}

for (const format of ['xliff', 'po'] as const)
  withTool('pogrep')(
    `keeps every text, placeholder and state when the Translate Toolkit reads and writes ${format}`,
    async () => {
      await withCopy(join(kitchenSink, 'shared/translations'), async (folder) => {
        const [ending] = textFormats[format].endings;
        const [before, after] = ['before', 'after'].map((name) =>
          join(folder, `${name}.${ending}`),
        );
        const sent = textFormats[format].read(await exported(before ?? '', format));
        const all = ['-e', '--search=source', '--progress=none', '.', before ?? '', after ?? ''];
        expect(spawnSync('pogrep', all).status).toBe(0);
        const back = textFormats[format].read(await readFile(after ?? ''));
        const plain = ({ at: _at, ...unit }: (typeof back.units)[number]) => unit;
        expect(sent.units.filter(({ english }) => english.includes('{{')).length).toBeGreaterThan(
          9,
        );
        expect(back.units.map(plain)).toEqual(sent.units.map(plain));
      });
    },
    60_000,
  );
