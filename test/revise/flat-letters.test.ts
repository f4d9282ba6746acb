/** A row of squares for one letter each becomes one box with as many cells. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkspace } from '@formpress/compiler';
import { inspect, prepare } from '@formpress/pdf';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib-original';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { definitions } from '../foundation/compile-folder.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { testCache } from '../foundation/test-cache.ts';

/** A certificate with nine squares, a tinted place, and a line to sign on. */
async function certificate(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  const say = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 9, font });
  say('Form X-1 (2026) Withholding Certificate', 36, 750);
  say('Social security number', 36, 703);
  for (let i = 0; i < 9; i += 1)
    page.drawRectangle({
      ...{ x: 160 + 14 * i, y: 700, width: 12, height: 12, borderWidth: 0.5 },
      borderColor: rgb(0, 0, 0),
    });
  say('First name', 36, 663);
  page.drawRectangle({ x: 160, y: 660, width: 200, height: 14, color: rgb(0.85, 0.9, 1) });
  say('1 Number of dependents', 36, 633);
  page.drawLine({ start: { x: 160, y: 630 }, end: { x: 220, y: 630 }, thickness: 0.5 });
  say('Signature', 36, 603);
  page.drawLine({ start: { x: 90, y: 600 }, end: { x: 300, y: 600 }, thickness: 0.5 });
  say('Date', 330, 603);
  page.drawLine({ start: { x: 360, y: 600 }, end: { x: 460, y: 600 }, thickness: 0.5 });
  return document.save();
}

it('drafts one box with cells, and one on tinted ground', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'formpress-letters-'));
  try {
    await cp(join(definitions, 'shared'), join(folder, 'shared'), { recursive: true });
    await mkdir(join(folder, 'us/MI'), { recursive: true });
    const place = 'locality: MI\nname: Michigan\nforms: {}\n';
    await writeFile(join(folder, 'us/MI/locality.yaml'), place);
    const file = join(folder, 'form.pdf');
    await writeFile(file, await certificate());
    const as = ['--as', 'MI401@2026.1.0', '--place', 'us/MI', '--definitions', folder];
    expect((await runFormpress('import', file, ...as)).code).toBe(0);
    const path = 'us/MI/MI401/2026.1.0';
    const { fields, add } = parse(await readFile(join(folder, path, 'pdf.yaml'), 'utf8'));
    expect([fields, add]).toEqual([
      {
        socialSecurityNumber: '{{bare employee.socialSecurityNumber}}',
        firstName: '{{employee.firstName}}',
        numberDependents: '{{numberDependents}}',
      },
      {
        socialSecurityNumber: { page: 1, box: [160.6, 699.7, 122.8, 10.5], comb: 9 },
        firstName: { page: 1, box: [160.6, 659.7, 198.8, 12.5] },
        numberDependents: { page: 1, box: [160.6, 630.4, 58.8, 12] },
      },
    ]);
    const added = prepare(await readFile(file), { add });
    const cells = inspect(added).fields.map(({ name, comb, maxLength }) => [name, comb, maxLength]);
    expect(cells).toEqual([
      ['socialSecurityNumber', true, 9],
      ['firstName', false, undefined],
      ['numberDependents', false, undefined],
    ]);
    const workspace = openWorkspace(folder, { cache: testCache() });
    const { findings } = await workspace.familyAlone(`${path}/form.yaml`);
    expect(
      findings.filter(({ code }) => !/^(todo|unlocked-paths|untested-path)$/.test(code)),
    ).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
