/** Renaming: what it changes, that nothing else changes, that there are no findings afterwards, and what is refused. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NameKind, type PlacedName, renameAt } from '@formpress/language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { kitchenSession } from './kitchen-session.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-rename-'));
  cpSync(kitchenSink, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

const nv901 = 'us/NV/NV901/2026.1.0';

/** Applies edits to the files, and returns the paths of those that changed. */
function write({ changes = {} }: Awaited<ReturnType<typeof renameAt>>): string[] {
  const root = `file://${folder}/`;
  return Object.entries(changes).map(([uri, edits]) => {
    const path = decodeURIComponent(uri.slice(root.length));
    const file = join(folder, path);
    const document = TextDocument.create(uri, 'yaml', 0, readFileSync(file, 'utf8'));
    writeFileSync(file, TextDocument.applyEdits(document, edits));
    return path;
  });
}

/** Renames what is declared, and returns the files that changed. */
async function rename(kind: NameKind, path: string, name: string, to: string): Promise<string[]> {
  const session = kitchenSession(folder);
  const { files } = await session.index();
  const found = files.get(path)?.names.find((each) => each.kind === kind && each.name === name);
  if (!found) throw new Error(`${path} has no ${kind} ${name}.`);
  return write(await renameAt(session, path, found.at.start, to));
}

async function findings(): Promise<string[]> {
  const { report } = await kitchenSession(folder).check();
  return report.diagnostics.flatMap(({ accepted, code, message, at }) =>
    accepted === undefined ? [`${at.file} ${code}: ${message}`] : [],
  );
}

const text = (path: string) => readFileSync(join(folder, path), 'utf8');

it('renames a question in questions, rules, cases, the PDF and tax parameters, and renews the locks', async () => {
  const before = text(`${nv901}/questions.yaml`);
  const changed = await rename('question', `${nv901}/questions.yaml`, 'allowances', 'sinks');
  expect(changed.sort()).toEqual([
    `${nv901}/blank.lock.json`,
    `${nv901}/cases/rules.yaml`,
    `${nv901}/cases/sinks.yaml`,
    `${nv901}/form.yaml`,
    `${nv901}/paths.lock.json`,
    `${nv901}/pdf.yaml`,
    `${nv901}/questions.yaml`,
    'us/NV/NV901/texts.lock.json',
  ]);
  expect(text(`${nv901}/questions.yaml`)).toBe(before.replace(/\ballowances\b/g, 'sinks'));
  expect(await findings()).toEqual([]);
  await rename('question', `${nv901}/questions.yaml`, 'sinks', 'allowances');
  expect(text(`${nv901}/questions.yaml`)).toBe(before);
});

it('renames an amount in translations of the place that no other form uses', async () => {
  const changed = await rename('amount', `${nv901}/form.yaml`, 'perSink', 'forEachSink');
  expect(changed).toEqual(
    expect.arrayContaining(['us/NV/translations/es.yaml', 'us/NV/translations/fr.yaml']),
  );
  expect(text('us/NV/translations/es.yaml')).toContain('{{usd @forEachSink}}');
  expect(await findings()).toEqual([]);
  await rename('amount', `${nv901}/form.yaml`, 'forEachSink', 'perSink');
});

it('renames an answer where it is chosen, compared with, printed and expected', async () => {
  const [questions, pdf] = [text(`${nv901}/questions.yaml`), text(`${nv901}/pdf.yaml`)];
  const changed = await rename('answer', `${nv901}/questions.yaml`, 'STONE', 'GRANITE');
  expect(changed.filter((path) => path.endsWith('.yaml')).sort()).toEqual([
    `${nv901}/cases/rules.yaml`,
    `${nv901}/cases/sinks.yaml`,
    `${nv901}/pdf.yaml`,
    `${nv901}/questions.yaml`,
  ]);
  expect(text(`${nv901}/questions.yaml`)).toBe(questions.replaceAll('STONE', 'GRANITE'));
  expect(text(`${nv901}/pdf.yaml`)).toBe(pdf.replace('STONE:', 'GRANITE:'));
  expect(await findings()).toEqual([]);
  await rename('answer', `${nv901}/questions.yaml`, 'GRANITE', 'STONE');
  expect(text(`${nv901}/questions.yaml`)).toBe(questions);
});

const wy901 = 'us/WY/WY901/2026.1.0/form.yaml';
const engineFields = 'shared/engine-fields.yaml';

it('renames a tax parameter with its row for payroll engines', async () => {
  const before = text(engineFields);
  await rename('parameter', wy901, 'WY.sinkPercent', 'WY.sinkRate');
  expect(text(engineFields)).toBe(before.replace('sinkPercent:', 'sinkRate:'));
  expect(await findings()).toEqual([]);
  await rename('parameter', wy901, 'WY.sinkRate', 'WY.sinkPercent');
  expect(text(engineFields)).toBe(before);
});

it('gives a tax parameter rows of its own where other forms use those of its name', async () => {
  const before = text(engineFields);
  const shared =
    'filingStatus:\n  - { from: 2000-01-01, field: filingStatus, kind: code, absent: placeDefault }';
  await rename('parameter', wy901, 'WY.filingStatus', 'WY.status');
  expect(text(engineFields)).toBe(
    before.replace(shared, `${shared}\n${shared.replace('filingStatus', 'WY.status')}`),
  );
  expect(await findings()).toEqual([]);
  await rename('parameter', wy901, 'WY.status', 'WY.filingStatus');
  expect(text(engineFields)).toBe(before);
});

it(`leaves nothing wrong and can be undone, for names by chance (seed ${seedOfTheDay})`, async () => {
  const wanted: NameKind[] = [
    'question',
    'set',
    'amount',
    'kind',
    'statement',
    'parameter',
    'rule',
  ];
  const { files } = await kitchenSession(folder).index();
  const declared = [...files.values()].flatMap(({ file, names }) =>
    names.flatMap((name): PlacedName[] => (name.declares ? [{ ...name, file }] : [])),
  );
  for (const kind of wanted) {
    const all = declared.filter((name) => name.kind === kind);
    const chosen = all[seedOfTheDay % all.length];
    if (!chosen) throw new Error(`The kitchen sink declares no ${kind}.`);
    const before = new Map([...files.keys()].map((path) => [path, text(path)]));
    const to = kind === 'set' ? 'QS77' : `${chosen.name}Renamed`;
    await rename(kind, chosen.file, chosen.name, to);
    expect([kind, chosen.name, await findings()]).toEqual([kind, chosen.name, []]);
    await rename(kind, chosen.file, to, chosen.name);
    for (const [path, was] of before) expect(text(path)).toBe(was);
  }
});

it('refuses a name that is taken, one that cannot be, and what is not ours to name', async () => {
  const questions = `${nv901}/questions.yaml`;
  const refused = (kind: NameKind, path: string, name: string, to: string) =>
    expect(rename(kind, path, name, to)).rejects;
  await refused('question', questions, 'allowances', 'material').toThrow(
    'There is already something named "material" here.',
  );
  await refused('question', questions, 'allowances', 'My sinks').toThrow(
    '"My sinks" is not allowed: the name must be a small letter, then letters and digits.',
  );
  await refused('form', 'us/NV/locality.yaml', 'NV901', 'NV999').toThrow(
    'The id of a form is the name of its folder. Rename the folder, and then every mention of it.',
  );
  await refused('answer', questions, 'STEEL', 'Iron').toThrow(
    '"Iron" is not allowed: the name must be a capital letter, then capital letters, digits and underscores.',
  );
});

it('refuses to rename what a published version has', async () => {
  const published = { files: {}, forms: { NV901: { '2026.1.0': {} } } };
  writeFileSync(join(folder, 'published.json'), JSON.stringify(published));
  await expect(
    rename('question', `${nv901}/questions.yaml`, 'allowances', 'sinks'),
  ).rejects.toThrow('NV901 2026.1.0 is published and uses this name, so it cannot change.');
  await rm(join(folder, 'published.json'));
});
