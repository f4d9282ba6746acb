import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFiller, type Filler, type FillMode } from '@formpress/fill';
import type { FillPlan } from '@formpress/model';
import { plan, prepare, type Recipe } from '@formpress/pdf';
import { agencyPdfs } from '../foundation/agency-pdfs.ts';
import { compileFolder } from '../foundation/compile-folder.ts';

/** A form ready to be filled, and its blank. */
export type ShownForm = {
  name: string;
  blank: Uint8Array;
  template: Uint8Array;
  plan: FillPlan;
  filler: Filler;
};

export const modes: FillMode[] = ['SIGN', 'PREVIEW', 'SIGN_EXTERNALLY'];

/** The signature fields that are added to agency forms, below everything printed. */
const sign: NonNullable<Recipe['sign']> = {
  signatureLine: { kind: 'signature', page: 1, box: [100, 2, 320, 16] },
  date: { kind: 'date', page: 1, box: [440, 2, 100, 16] },
};

type Fact = { file: string; widgetsOnPages: number };

/** The names of the agency files with fields, from their manifest. */
export function fillableAgencyFiles(): string[] {
  const folder = agencyPdfs();
  if (!folder) return [];
  const facts: Fact[] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  return facts.filter((fact) => fact.widgetsOnPages > 0).map(({ file }) => file);
}

/** An agency file, prepared and planned. */
export function agencyForm(file: string): ShownForm {
  const bytes = new Uint8Array(readFileSync(join(agencyPdfs() ?? '', file)));
  const blank = prepare(bytes, { sign });
  const made = plan(blank, { sign: { signatureLine: 'signature', date: 'date' } });
  return { name: file, blank, ...made, filler: createFiller(made.template, made.plan) };
}

/** Every form version of a folder of definitions. */
export async function compiledForms(folder: string): Promise<ShownForm[]> {
  const { release } = await compileFolder(folder);
  const files = new Map(release.map(({ path, bytes }) => [path, bytes]));
  const homes = [...files.keys()].filter((path) => path.endsWith('/plan.json'));
  return homes.map((path) => {
    const home = path.slice(0, -'plan.json'.length);
    const bytesOf = (name: string) => files.get(home + name) ?? new Uint8Array();
    const made: FillPlan = JSON.parse(new TextDecoder().decode(bytesOf('plan.json')));
    const template = bytesOf('template.pdf');
    const name = home.split('/').slice(1, 3).join(' ');
    return {
      name,
      blank: bytesOf('blank.pdf'),
      template,
      plan: made,
      filler: createFiller(template, made),
    };
  });
}
