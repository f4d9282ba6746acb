import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkDefinitions,
  createReport,
  type Definitions,
  type LoweredForm,
} from '@formpress/compiler';
import { createFiller, type Filler } from '@formpress/fill';
import type { FillPlan } from '@formpress/model';
import { plan, prepare, type Recipe } from '@formpress/pdf';
import { agencyPdfs } from '../../test/foundation/agency-pdfs.ts';

/** A form that can be filled. */
export type BenchForm = { name: string; blank: Uint8Array; plan: FillPlan; filler: Filler };

const sign: NonNullable<Recipe['sign']> = {
  signatureLine: { kind: 'signature', page: 1, box: [100, 30, 320, 16] },
  date: { kind: 'date', page: 1, box: [440, 30, 100, 16] },
};

type Fact = { file: string; widgetsOnPages: number };

/** The names of the agency files; empty when their folder is absent. */
export function agencyFiles(wanted: (fact: Fact) => boolean): string[] {
  const folder = agencyPdfs();
  if (!folder) return [];
  const facts: Fact[] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  return facts.filter(wanted).map(({ file }) => file);
}

/** The bytes of an agency file. */
export function agencyBytes(file: string): Uint8Array {
  return new Uint8Array(readFileSync(join(agencyPdfs() ?? '', file)));
}

const agencyForms = new Map<string, BenchForm>();

/** An agency file with a signature line, planned once. */
export function agencyForm(file: string): BenchForm {
  const known = agencyForms.get(file);
  if (known) return known;
  const original = agencyBytes(file);
  const made = plan(prepare(original, { sign }), {
    sign: { signatureLine: 'signature', date: 'date' },
  });
  const name = file.replace(/\.pdf$/, '');
  const filler = createFiller(made.template, made.plan);
  const form = { name, blank: original, plan: made.plan, filler };
  agencyForms.set(file, form);
  return form;
}

let drawn: Promise<Definitions> | undefined;

/** The forms of our definitions, with drawn blanks. */
export async function ownForms(): Promise<LoweredForm[]> {
  drawn ??= compileDefinitions();
  return (await drawn).forms;
}

/** The drawn blanks, before they are prepared. */
export async function ownBlanks(): Promise<{ name: string; bytes: Uint8Array }[]> {
  drawn ??= compileDefinitions();
  const { linked } = await drawn;
  return linked.map(({ id, version, blank }) => ({
    name: `${id} ${version}, drawn`,
    bytes: blank.bytes,
  }));
}

async function compileDefinitions() {
  const folder = fileURLToPath(new URL('../../definitions/', import.meta.url));
  const report = createReport();
  const { lowered } = await checkDefinitions(folder, report);
  if (report.hasErrors) throw new Error('The definitions have mistakes; run formpress check.');
  return lowered;
}

/** The drawn W-4, as a form to fill. */
export async function drawnW4(): Promise<BenchForm> {
  const forms = await ownForms();
  const form = forms.findLast(({ bundle }) => bundle.id === 'W4101');
  if (!form) throw new Error('The definitions have no W4101.');
  const { bundle, blankPdf, template, plan: made } = form;
  const name = `${bundle.id} ${bundle.version} (drawn)`;
  return { name, blank: blankPdf, plan: made, filler: createFiller(template, made) };
}
