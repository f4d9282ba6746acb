/**
 * What people sign is read from agency files as it is printed. The words are not ours to keep, so a person compared each
 * statement with the paper once, and the test compares digests.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findStatements } from '@formpress/pdf';
import { expect, it } from 'vitest';
import { agencyPdfs, agencyTitle } from '../foundation/agency-pdfs.ts';

const folder = agencyPdfs();

/** By file: the page, the first and last words, how many words there are, and their digest. */
const read = `
ca-on-td1on-2025-en | 2 | I certify that the | correct and complete. | 13 | 3af7d0e5107d7801
us-az-a4-2025-flat | 1 | I certify that I | current taxable year. | 16 | 184514b5630ead2f
us-ca-de4-2025-05-rev55 | 1 | Under penalty of perjury, I certify | to claim the exempt status. | 41 | 72d48d5faf3a7114
us-dc-d4-2017 | 1 | Under penalties of law | my knowledge, correct. | 21 | 06c0346f9b6d9d7d
us-federal-w4-2017 | 1 | Under penalties of perjury | correct, and complete. | 27 | f2c4351769965c86
us-federal-w4-2021 | 1 | Under penalties of perjury | correct, and complete. | 22 | 26f796fabb7af74f
us-federal-w4-2025 | 1 | Under penalties of perjury | correct, and complete. | 22 | 26f796fabb7af74f
us-federal-w4-2026 | 1 | Under penalties of perjury | correct, and complete. | 22 | 26f796fabb7af74f
us-federal-w4-2026-es | 1 | Bajo pena de perjurio | correcto y completo. | 22 | 5b84e83d45479826
us-il-w4-2017 | 2 | I certify that I | on this certificate. | 16 | b6ab795d0460567f
us-md-mw507-2022 | 1 | Under the penalty of | line(s) I completed. | 43 | 92a9e1541922a87d
us-md-mw507m-2022 | 1 | I declare, under penalties | knowledge and belief. | 56 | 071ea9d8df4a82f8
us-mi-detroit-w4-employer-edition-2024 | 1 | I certify that the | knowledge and belief | 22 | 01880c8ba381e455
us-mi-w4-employer-edition-2026 | 1 | Under penalty of perjury | liability this year. | 45 | 5ad46d4d989e729d
us-ny-it2104-2025 | 1 | I certify that I | on this certificate. | 16 | b6ab795d0460567f
us-or-w4-2021-flat | 1 | Under penalty of false | correct, and complete. | 16 | 7562189baae72415
us-va-va4-2011 | 1 | I certify that I | in the instructions | 19 | 4bec887c30d76fa7
us-wi-wt4-2023-flat | 1 | I CERTIFY that the | for this year. | 59 | abc98aa22d435009
`
  .trim()
  .split('\n');

it.skipIf(!folder)(
  agencyTitle('reads what people sign from agency files'),
  async () => {
    const files = read.map((row) => row.split(' | ')[0] ?? '');
    const now = await Promise.all(
      files.map(async (file) => {
        const [found] = findStatements(await readFile(join(folder ?? '', `${file}.pdf`)));
        if (!found) return `${file} | none`;
        const { page, starts, ends, words } = found;
        const digest = createHash('sha256').update(words).digest('hex').slice(0, 16);
        const count = words.split(' ').length;
        return [file, page, starts, ends, count, digest].join(' | ');
      }),
    );
    expect(now).toEqual(read);
  },
  60_000,
);
