import type { Cache } from '../../cache/cache.ts';
import { keyOf } from '../../cache/key-of.ts';
import { picturePages } from '../../pages/picture-pages.ts';
import type { LinkedLocality } from '../../phases/4-link/linked/linked.ts';
import type { LinkedForm } from '../../phases/4-link/linked/linked-form.ts';
import type { LoweredForm } from '../../phases/6-lower/lowered-form.ts';
import { pathsOf } from '../../phases/7-prove/paths/paths-of.ts';
import { caseSection } from './case-section.ts';
import { documentOf } from './document-of.ts';
import { factSection } from './fact-section.ts';
import { type Markup, markup } from './markup.ts';
import { navigationPicture } from './navigation-picture.ts';
import { pageSection } from './page-section.ts';
import { payrollSection } from './payroll-section.ts';
import { questionSection } from './question-section.ts';
import { ordinaryFilling, widestFilling } from './widest-filling.ts';

/** The proof of a form version: an HTML page, and one picture of all its pages. */
export type Proof = { name: string; html: string; sheet: Uint8Array };

type Federal = NonNullable<LinkedForm['withFederal']>;

const [pageWidth, sheetWidth] = [1000, 460];

/** What a proof is made with: forms and places as they are linked, and where pictures are cached. */
type ProofScope = {
  linked: readonly LinkedForm[];
  localities: readonly LinkedLocality[];
  cache?: Cache | undefined;
};

/** Makes the proof of a form version from its bundle and its definitions, for people to review. */
export async function proofOf(
  form: LoweredForm,
  { linked: forms, localities, cache }: ProofScope,
): Promise<Proof> {
  const { bundle, source, template } = form;
  const linked = forms.find(({ folder }) => folder === source.folder);
  if (!linked) throw new Error(`${source.folder} was not linked.`);
  const { runs, of } = pathsOf(form);
  const filled = widestFilling(form).pdf;
  const pages = await pageSections([template, ordinaryFilling(form).pdf, filled], cache);
  const gaps = localities.find(({ code }) => code === bundle.locality)?.gaps ?? [];
  const { interview, withFederal, amounts } = linked;
  const body = markup`${factSection(form, linked, { run: runs.length, of })}${pages}
${interviewSection('Questions', { interview, optional: [] }, amounts)}
${withFederal ? interviewSection('Questions to those whose federal values are known', withFederal, amounts) : ''}
${payrollSection(bundle, linked)}${caseSection(linked.cases)}${gapSection(gaps)}`;
  const name = `${bundle.id}-${bundle.version}`;
  const html = documentOf(`${bundle.id} ${bundle.version}: ${bundle.name}`, body);
  return { name, html, sheet: await sheetOf([template, filled], cache) };
}

async function pageSections(
  files: [blank: Uint8Array, ordinary: Uint8Array, widest: Uint8Array],
  cache: Cache | undefined,
): Promise<Markup> {
  const pictured = files.map((pdf) => ({ pdf }));
  const [blank = [], ordinary = [], widest = []] = await picturePages(pictured, pageWidth, {
    cache,
  });
  return pageSection({ blank, ordinary, widest });
}

async function sheetOf(files: Uint8Array[], cache: Cache | undefined): Promise<Uint8Array> {
  const key = keyOf('contact sheet', ...files);
  const kept = cache?.find(key);
  if (kept) return kept;
  const { contactSheet } = await import('@formpress/pdf');
  const sheet = await contactSheet(files, sheetWidth);
  cache?.keep(key, sheet);
  return sheet;
}

function interviewSection(
  title: string,
  { interview, optional }: Pick<Federal, 'interview' | 'optional'>,
  amounts: LinkedForm['amounts'],
): Markup {
  const leftOut = new Set(optional.map(({ question }) => question));
  return markup`<section><h2>${title}</h2>
${navigationPicture(interview, amounts)}
${interview.sets.map((set) => questionSection(set, amounts, leftOut))}</section>`;
}

function gapSection(gaps: readonly string[]): Markup {
  if (gaps.length === 0) return markup``;
  return markup`<section><h2>Gaps</h2><ul>${gaps.map((gap) => markup`<li>${gap}</li>`)}</ul></section>`;
}
