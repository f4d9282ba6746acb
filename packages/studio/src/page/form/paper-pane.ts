import { html, nothing, svg, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { FieldView, FormView } from '../../foundation/wire.ts';
import { changePreview, select, showWidest, take } from '../actions/form-actions.ts';
import { pictureOf } from '../foundation/api.ts';
import type { Marks } from '../foundation/marks.ts';
import { onActivation } from '../foundation/on-activation.ts';
import { type State, update } from '../foundation/state.ts';

/** The filled page with its boxes. */
export function paperPane(form: FormView, state: State, marks: Marks): TemplateResult {
  const { walk, widest, page } = state;
  const pages = widest ?? walk?.pages;
  const size = form.pages[page - 1];
  return html`<section class="pane paper" aria-label="Paper">
    <div class="bar">
      <span class="bar-title">Paper</span>
      <span class="pages" role="group" aria-label="Pages">${form.pages.map(
        (
          _,
          index,
        ) => html`<button aria-pressed=${index + 1 === page} class=${classMap({ holds: marksOn(form, marks, index + 1) })}
          @click=${() => update({ page: index + 1 })} aria-label="Page ${index + 1}">${index + 1}</button>`,
      )}</span>
      <button aria-label="Widest answers" aria-pressed=${widest !== undefined} @click=${() => (widest === undefined ? showWidest() : take(state.sent))}>Widest</button>
      <label class="inline"><input type="checkbox" .checked=${state.isSigned}
        @change=${({ target }: Event) => changePreview({ isSigned: (target as HTMLInputElement).checked })}> Signed</label>
      ${pages ? html`<a class="button" href="/api/pages/${pages}.pdf" target="_blank" rel="noopener" aria-label="Open the PDF">PDF</a>` : nothing}
    </div>
    <div class="body" tabindex="0" role="region" aria-label="Page ${page}">
      ${boxFacts(form, state)}
      ${pages && size ? picture(form, pages, page, size, marks) : html`<p class="hint">Filling the form…</p>`}
    </div>
  </section>`;
}

function marksOn(form: FormView, { fields }: Marks, page: number): boolean {
  return form.fields.some(
    ({ name, boxes }) => fields.has(name) && boxes.some((box) => box.page === page),
  );
}

function picture(
  form: FormView,
  pages: string,
  page: number,
  { width, height }: { width: number; height: number },
  marks: Marks,
): TemplateResult {
  const boxes = form.fields.flatMap((field) =>
    field.boxes.filter((box) => box.page === page).map(({ box }) => ({ field, box })),
  );
  return html`<div class="sheet"><img src=${pictureOf(pages, page)} alt="Page ${page}, filled with the present answers" width=${Math.round(width)} height=${Math.round(height)}>
    <svg viewBox="0 0 ${width} ${height}" role="group" aria-label="Boxes of page ${page}">
      ${boxes.map(({ field, box }) => boxView(field, box, height, marks))}
    </svg></div>`;
}

function boxView(
  field: FieldView,
  [x, y, width, height]: [number, number, number, number],
  tall: number,
  marks: Marks,
): TemplateResult {
  const isMarked = marks.fields.has(field.name);
  const choose = () => select({ kind: 'field', name: field.name }, 'paper');
  return svg`<rect class=${classMap({ box: true, marked: isMarked, unbound: field.questions.length + field.people.length === 0 })}
    x=${x} y=${tall - y - height} width=${width} height=${height} rx="1.5"
    role="button" tabindex="0" aria-pressed=${isMarked} aria-label="${field.written}: ${field.holds || 'nothing is printed'}"
    data-field=${field.written} @click=${choose} @keydown=${onActivation(choose)}><title>${field.written}: ${field.holds}</title></rect>`;
}

/** What is printed in the selected box. */
function boxFacts(form: FormView, { selection }: State) {
  if (selection?.kind !== 'field') return nothing;
  const field = form.fields.find(({ name }) => name === selection.name);
  if (!field) return nothing;
  const reads = [...field.questions, ...field.people].join(', ');
  return html`<p class="facts"><span class="code">${field.written}</span> ${field.holds || 'Nothing is printed here.'}
    ${reads === '' ? nothing : html`<br>Reads ${reads}.`}</p>`;
}
