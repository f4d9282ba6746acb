import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { agencyPdfs } from './agency-pdfs.ts';
import { compileFolder, definitions, withCopy } from './compile-folder.ts';

const folder = agencyPdfs();

it.skipIf(!folder)("compiles clean with the agency's own W-4 dropped in as blank.pdf", async () => {
  await withCopy(definitions, async (copy) => {
    for (const year of ['2025', '2026']) {
      const version = join(copy, 'us', 'federal', 'W4101', `${year}.1.0`);
      await copyFile(join(folder ?? '', `us-federal-w4-${year}.pdf`), join(version, 'blank.pdf'));
    }
    const { printed, release } = await compileFolder(copy);
    expect(printed).toBe('');
    const blanks = release
      .filter(({ path }) => /W4101.*bundle\.json$/.test(path))
      .map(({ bytes }) => JSON.parse(new TextDecoder().decode(bytes)).blank);
    expect(blanks).toMatchObject([
      { kind: 'agency', pages: 4 },
      { kind: 'agency', pages: 5 },
    ]);
  });
});
