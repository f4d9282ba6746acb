import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkDefinitions,
  createReport,
  type LoweredForm,
  printDiagnostics,
} from '@formpress/compiler';
import { inspect } from '@formpress/pdf';
import { beforeAll, expect, it } from 'vitest';
import { agencyPdfs, agencyTitle, noAgencyPdfs } from '../foundation/agency-pdfs.ts';
import { agencyVersions } from '../foundation/agency-versions.ts';
import { definitions, withCopy } from '../foundation/compile-folder.ts';
import { linesBeside } from '../foundation/lines-beside.ts';
import { sampled } from '../foundation/sampled.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { withTools } from '../foundation/system-tools.ts';
import { testCache } from '../foundation/test-cache.ts';
import { expectFilled } from '../shown/expect-filled.ts';
import { pathValues, sampledValues } from '../shown/path-values.ts';
import { pdfjsFields } from '../shown/pdfjs-fields.ts';
import { modes } from '../shown/shown-form.ts';

const folder = agencyPdfs();
const versions = folder ? agencyVersions(definitions, folder) : [];
const isAll = process.env.ALL === '1';
const modesToFill = isAll ? modes : modes.slice(0, 1);
const whichPaths = isAll ? 'on every path' : `on paths to every box, seed ${seedOfTheDay}`;

let said = '';
let forms = new Map<string, LoweredForm>();
beforeAll(async () => {
  if (!folder) return;
  await withCopy(definitions, async (copy) => {
    for (const { version, file } of versions) {
      await copyFile(file, join(copy, version, 'blank.pdf'));
    }
    const report = createReport();
    const { sources, lowered } = await checkDefinitions(copy, report, testCache());
    said = printDiagnostics(report.diagnostics, sources, { colour: false });
    forms = new Map(lowered.forms.map((form) => [form.source.folder, form]));
  });
}, 600_000);

function formIn(version: string): LoweredForm {
  const form = forms.get(version);
  if (!form) throw new Error(`${version} was not compiled.`);
  return form;
}

if (!folder) it.skip(`compiles, serves and fills agency files (${noAgencyPdfs})`);

it.skipIf(!folder)(agencyTitle('compiles clean with every agency file of a version'), () => {
  expect(said).toBe('');
  const expected = versions.map(({ version, sha256 }) => [version, 'agency', sha256]);
  const found = versions.map(({ version }) => {
    const { kind, sha256 } = formIn(version).bundle.blank;
    return [version, kind, sha256];
  });
  expect(found).toEqual(expected);
});

for (const { version, file } of versions) {
  it(`serves ${version} fillable, with a tooltip on every field that is written in`, async () => {
    const { blankPdf, bundle } = formIn(version);
    const { fields, xfa } = inspect(blankPdf);
    const written = new Set([...bundle.pdf.fields, ...bundle.pdf.sign].map(({ field }) => field));
    const silent = fields.filter(({ name, tooltip }) => written.has(name) && !tooltip);
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect([xfa, fields.some(({ type }) => type === 'button')]).toEqual([false, false]);
    const offered = await pdfjsFields(blankPdf);
    const names = new Set(offered.map(({ name }) => name));
    expect([...names].sort()).toEqual(fields.map(({ name }) => name).sort());
    const closed = offered.filter(({ isReadOnly, isDrawn }) => isReadOnly || !isDrawn);
    expect(closed.filter(({ name }) => written.has(name))).toEqual([]);
  });

  it(`writes the answers of ${version} beside the lines they belong to`, () => {
    const { bundle, blankPdf } = formIn(version);
    const { fields } = inspect(blankPdf, { text: true });
    const elsewhere = Object.entries(bundle.questions).flatMap(([id, question]) => {
      const line = question.line?.split(', ').at(-1);
      const beside = linesBeside(id, bundle, fields);
      // An employer's edition numbers rows, not boxes: what has no number beside it cannot be wrong.
      const printed = file.includes('edition') ? beside.filter((each) => each) : beside;
      const isRight = line === undefined || printed.length === 0 || printed.includes(line);
      return isRight ? [] : [`${id} is line ${line}, not ${printed}`];
    });
    expect(elsewhere).toEqual([]);
  });
}

for (const { version } of sampled(versions)) {
  for (const mode of modesToFill) {
    withTools(['pdftotext', 'pdftoppm'])(
      `finds every value of ${version} where it belongs, ${whichPaths} (${mode})`,
      async (tools) => {
        const form = formIn(version);
        await expectFilled(form, sampledValues(pathValues(form, mode)), mode, tools);
      },
      600_000,
    );
  }
}
