/** What a screen reader hears of filled forms: each question, then its value. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFiller, type FillMode, type PlainValues, valuesFrom } from '@formpress/fill';
import type { FillPlan } from '@formpress/model';
import { captionName, draw, findUaBreaches, finishPlan, planDraft, prepare } from '@formpress/pdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileFolder } from '../foundation/compile-folder.ts';
import { copyOwnForms } from '../foundation/own-forms.ts';
import { withTool } from '../foundation/system-tools.ts';

type Made = { template: Uint8Array; plan: FillPlan };

let folder: string;
const forms = new Map<string, Made>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-'));
  await copyOwnForms(folder, ['us/AL', 'us/federal/W4101']);
  const { release } = await compileFolder(folder);
  for (const id of ['AL101/2025.4.0', 'AL102/2019.9.0']) {
    const fileOf = (name: string) => {
      const file = release.find(({ path }) => path.endsWith(`${id}/${name}`));
      if (!file) throw new Error(`The release has no ${name} of ${id}.`);
      return file.bytes;
    };
    const made = JSON.parse(Buffer.from(fileOf('plan.json')).toString('utf8')) as FillPlan;
    forms.set(id, { template: fileOf('template.pdf'), plan: made });
  }
}, 600_000);

afterAll(() => rm(folder, { recursive: true }));

/** A form with the name of each field in it, and the first mark of each group. */
function filled({ template, plan: made }: Made, mode: FillMode): Uint8Array {
  const values: PlainValues = { texts: {}, states: {}, signatures: {}, dates: {} };
  for (const [name, field] of Object.entries(made.fields)) {
    if (field.kind === 'mark') values.states[name] = Object.keys(field.states)[0] ?? '';
    else if (field.kind === 'signature')
      values.signatures[name] = { name: 'Ann Lee', stamp: '2026-03-01 14:05:09 UTC' };
    else if (field.kind === 'date') values.dates[name] = '03/01/2026';
    else values.texts[name] = name.slice(0, Math.min(9, field.maxLength ?? 9));
  }
  const result = createFiller(template, made).fill(valuesFrom(values), mode);
  if ('refusals' in result) throw new Error(JSON.stringify(result.refusals));
  return result.pdf;
}

const formOf = (id: string): Made => forms.get(id) as Made;

for (const id of ['AL101/2025.4.0', 'AL102/2019.9.0']) {
  withTool('pdfinfo')(`reads each question of ${id}, then its value`, async (run) => {
    const { output } = run(['-struct-text', 'PDF'], filled(formOf(id), 'SIGN'));
    const golden = `heard/${id.replace('/', '-')}.txt`;
    await expect(output.toString('utf8')).toMatchFileSnapshot(golden);
  });
}

withTool('qpdf')('fills files that qpdf finds nothing wrong with', (run) => {
  for (const mode of ['PREVIEW', 'SIGN', 'SIGN_EXTERNALLY'] as const) {
    const { status, output } = run(['--check', 'PDF'], filled(formOf('AL101/2025.4.0'), mode));
    expect([status, output.toString('utf8')]).toEqual([0, expect.stringMatching(/No syntax/)]);
  }
});

withTool('qpdf')('says which boxes are checked, and by which question', (run) => {
  const { output } = run(
    ['--qdf', '--object-streams=disable', 'PDF', '-'],
    filled(radios(), 'SIGN'),
  );
  const text = output.toString('latin1');
  const states = [...text.matchAll(/\/O \/PrintField\s+\/checked \/(\w+)/g)].map(([, on]) => on);
  expect(states).toEqual(['on', 'off', 'on']);
  const objects = new Map(
    [...text.matchAll(/^(\d+ 0) obj\n\((.*)\)\nendobj/gm)].map(([, number = '', words = '']) => [
      number,
      words,
    ]),
  );
  const roles = text.matchAll(/\/Desc (?:\((.*?)\)|(.*?) R)\s+\/O \/PrintField\s+\/Role \/(\w+)/g);
  const heard = [...roles].map(([, own, object = '', role]) => [own ?? objects.get(object), role]);
  expect(heard).toEqual([
    ['Your name?', 'tv'],
    ['Are you married? No', 'rb'],
    ['Married', 'rb'],
    ['Exempt', 'cb'],
    ['Signature', 'tv'],
  ]);
});

it('has a title and a language in the language of the form, and no breach in any mode', () => {
  const made = radios('fr');
  const metadata = Buffer.from(drawn('fr')).toString('utf8');
  expect(metadata).toContain('<rdf:li xml:lang="fr">Spécimen : Déclaration &amp; crédits</rdf:li>');
  expect(metadata).toContain('<rdf:Bag><rdf:li>fr</rdf:li></rdf:Bag>');
  for (const mode of ['PREVIEW', 'SIGN', 'SIGN_EXTERNALLY'] as const)
    expect(findUaBreaches(filled(made, mode))).toEqual([]);
});

function drawn(language: 'en' | 'fr'): Uint8Array {
  const radio = (on: string, text: string) => ({ radio: 'status', on, text });
  const holds = [
    { masthead: 'A-4', title: 'Certificate' },
    { across: [{ caption: 'Name', field: 'name' }] },
    {
      choices: [radio('1', 'Single'), radio('2', 'Married'), { check: 'exempt', text: 'Exempt' }],
    },
    { across: [{ caption: 'Signature', field: 'signatureLine' }] },
  ];
  return draw({ pages: [{ holds }] }, { title: 'Déclaration & crédits', language });
}

const captions = { name: 'Your name?', [captionName('status', '1')]: 'Are you married? No' };

function radios(language: 'en' | 'fr' = 'en'): Made {
  const draft = planDraft(prepare(drawn(language)), {
    sign: { signatureLine: 'signature' },
    captions: Object.keys(captions),
  });
  return finishPlan(draft, captions);
}
