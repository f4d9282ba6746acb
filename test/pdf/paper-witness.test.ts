/** Agency files are witnesses: amounts, tables and years of their versions are printed there, and mistakes in them are found. */
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, openWorkspace, tablesIn } from '@formpress/compiler';
import { printedPages } from '@formpress/pdf';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { agencyPdfs, agencyTitle } from '../foundation/agency-pdfs.ts';
import { agencyVersions } from '../foundation/agency-versions.ts';
import { definitions, withCopy } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { testCache } from '../foundation/test-cache.ts';

const folder = agencyPdfs();
const versions = folder ? agencyVersions(definitions, folder) : [];

/** Every second item, alternating by day; all with ALL=1. */
function ofTheDay<T>(all: readonly T[]): T[] {
  return all.filter((_, i) => process.env.ALL === '1' || i % 2 === seedOfTheDay % 2);
}

/** The tables of a W-4 as they are written. */
type W4Tables = {
  amounts: { multipleJobs: { is: Record<string, { rows: Record<string, string[]> }> } };
};

/** Mistakes by version: what is written in form.yaml, what an analyst writes instead, and what is found. */
const mistakes: [
  name: string,
  version: string,
  found: string | RegExp,
  written: string,
  says: string,
][] = [
  [
    'one digit of an amount',
    'us/federal/W4101/2026.1.0',
    'is: 2200, from',
    'is: 2300, from',
    '"@childCredit" 2300',
  ],
  [
    'one digit of an amount',
    'us/federal/W4101/2025.1.0',
    'is: 200000',
    'is: 250000',
    '"@creditIncomeLimit" 250000',
  ],
  [
    'one digit of an amount',
    'us/federal/W4101/2021.1.0',
    'MARRIED: 25100',
    'MARRIED: 25900',
    'for MARRIED 25900',
  ],
  ['one digit of an amount', 'us/DC/DC101/2017.1.0', /is: (\d\d+)/, 'is: 94321', '94321'],
  [
    'an amount of another line',
    'us/federal/W4101/2026.1.0',
    'is: 505000,',
    'is: 750000,',
    '"@taxesIncomeLimit" 750000 from "Deductions Worksheet, line 6b"',
  ],
  [
    'an amount of another line',
    'us/CA/CA101/2025.1.0',
    'is: 5540,',
    'is: 163.90,',
    '"@standardDeduction" 163.9 from "Worksheet B, line 2"',
  ],
  [
    'an amount of another line',
    'ca/ON/ON101/2025.1.0',
    'is: 1762,',
    'is: 6223,',
    '"@pension" 6223 from "Line 3"',
  ],
  [
    'last year’s year',
    'us/federal/W4101/2026.1.0',
    'is: 2026,',
    'is: 2025,',
    '"@year" beside its name 2025',
  ],
  [
    'last year’s year',
    'us/federal/W4101/2024.1.0',
    'is: 2024,',
    'is: 2023,',
    '"@year" beside its name 2023',
  ],
  [
    'last year’s day',
    'us/federal/W4101/2026.1.0',
    'is: 2027-02-16',
    'is: 2026-02-17',
    '"@renewBy" 2026-02-17',
  ],
  [
    'one cell of a table',
    'us/federal/W4101/2026.1.0',
    /(10000 - 19999: *\[ *\d+, *)(\d+)/,
    '$11',
    '"@multipleJobs"',
  ],
  [
    'one cell of a table',
    'us/federal/W4101/2024.1.0',
    /(10000 - 19999: *\[ *\d+, *)(\d+)/,
    '$11',
    '"@multipleJobs"',
  ],
  [
    'one band of a table',
    'us/CA/CA101/2025.1.0',
    /(plus: )(\d+)\.(\d\d), rate: 0\.044/,
    '$1$2.99, rate: 0.044',
    '"@taxSchedule"',
  ],
  ['a rate', 'us/CA/CA101/2025.1.0', 'rate: 0.066', 'rate: 0.067', '"@taxSchedule"'],
];

it.skipIf(!folder)(agencyTitle('reads the tables of the W-4 as they are written'), async () => {
  for (const year of [2021, 2024, 2025, 2026]) {
    const path = join(definitions, `us/federal/W4101/${year}.1.0/form.yaml`);
    const { amounts } = parse(await readFile(path, 'utf8'), { schema: 'failsafe' }) as W4Tables;
    const file = await readFile(join(folder ?? '', `us-federal-w4-${year}.pdf`));
    const written = Object.values(amounts.multipleJobs.is).map(({ rows }) => Object.values(rows));
    const read = tablesIn(printedPages(file)).map(({ rows }) => rows.map(({ cells }) => cells));
    expect(written).toHaveLength(3);
    expect(read.map((each) => JSON.stringify(each)).sort()).toEqual(
      written.map((each) => JSON.stringify(each)).sort(),
    );
  }
});

it.skipIf(!folder)(
  agencyTitle('finds planted mistakes'),
  async () => {
    await withCopy(definitions, async (copy) => {
      for (const { version, file } of versions)
        await copyFile(file, join(copy, version, 'blank.pdf'));
      const workspace = openWorkspace(copy, { cache: testCache() });
      const ofPaper = ({ code }: Diagnostic) => /^(?:amount|table)-not-printed$/.test(code);
      const { report } = await workspace.check();
      expect(report.diagnostics.filter(ofPaper)).toEqual([]);
      for (const [name, version, before, after, says] of ofTheDay(mistakes)) {
        const path = `${version}/form.yaml`;
        const right = await readFile(join(copy, path), 'utf8');
        const wrong = right.replace(before, after);
        expect([name, version, wrong === right]).toEqual([name, version, false]);
        workspace.put(path, wrong);
        const { findings } = await workspace.familyAlone(path);
        const messages = findings.filter(ofPaper).map(({ message }) => message);
        expect([name, version, messages.some((each) => each.includes(says))]).toEqual([
          name,
          version,
          true,
        ]);
        workspace.put(path);
      }
    });
  },
  900_000,
);
