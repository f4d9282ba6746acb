import { html, nothing, svg, type TemplateResult } from 'lit';
import type { ChangedOutcome, FormView } from '../../foundation/wire.ts';
import { acceptChanges, compareOutcome } from '../actions/form-actions.ts';
import { pictureOf } from '../foundation/api.ts';
import type { SideBySide, State } from '../foundation/state.ts';

/** The paths and cases whose outcome has changed since the form was opened, with the old and the new page. */
export function changesPane(form: FormView, { changes, sideBySide }: State): TemplateResult {
  if (!changes) return html`<p class="hint">Running every path and case…</p>`;
  const { paths, cases, changed } = changes;
  if (changed.length === 0)
    return html`<p class="hint">All ${paths} paths and ${cases} cases come out as they did when the form was opened.</p>`;
  return html`<p>${changed.length} of ${paths} paths and ${cases} cases have a different outcome than when the form was opened.
      <button @click=${acceptChanges}>Compare with this from now on</button></p>
    <div class="changes">
      <ul>${changed.map((outcome) => outcomeView(outcome))}</ul>
      ${sideBySide ? pages(form, sideBySide) : nothing}
    </div>`;
}

function outcomeView(outcome: ChangedOutcome): TemplateResult {
  return html`<li class="changed"><p><b>${outcome.kind === 'case' ? 'Case' : ''}</b> ${outcome.name}</p>
    <ul>${outcome.says.slice(0, 6).map((says) => html`<li>${says}</li>`)}</ul>
    <button @click=${() => compareOutcome(outcome)}>Old and new page</button></li>`;
}

/** The page on which something differs, before and after. */
function pages(form: FormView, { outcome, before, after }: SideBySide): TemplateResult {
  const short = (name: string) => name.split('.').at(-1);
  const differing = form.fields.filter(
    ({ name, written }) =>
      outcome.fields.includes(name) ||
      outcome.fields.includes(written) ||
      outcome.fields.includes(short(name) ?? ''),
  );
  const page = differing[0]?.boxes[0]?.page ?? 1;
  const size = form.pages[page - 1] ?? { width: 612, height: 792 };
  const boxes = differing.flatMap((field) => field.boxes.filter((box) => box.page === page));
  const sheet = (
    pictures: string,
    title: string,
  ) => html`<figure><figcaption>${title}, page ${page}</figcaption>
    <div class="sheet"><img src=${pictureOf(pictures, page)} alt="${title}, page ${page}">
    <svg viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true">${boxes.map(
      ({ box: [x, y, width, height] }) =>
        svg`<rect class="differs" x=${x} y=${size.height - y - height} width=${width} height=${height}></rect>`,
    )}</svg></div></figure>`;
  return html`<div class="side-by-side" aria-label="Old and new page">${sheet(before, 'Before the edit')}${sheet(after, 'Now')}</div>`;
}
