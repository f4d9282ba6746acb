import { html, nothing, type TemplateResult } from 'lit';
import type { Say } from '../texts/texts-of.ts';
import type { Note } from '../wire/question-set.ts';

type Placement = NonNullable<Note['suggestedPlacement']>;

/** The notes of one place, in order. */
export function notesAt(notes: Note[] | undefined, place: Placement, say: Say) {
  const here = (notes ?? []).filter(({ suggestedPlacement }) => suggestedPlacement === place);
  if (here.length === 0) return nothing;
  return html`<div part="notes" class="notes">${here.map((note) => noteOf(note, say))}</div>`;
}

function noteOf(note: Note, say: Say): TemplateResult {
  if (note.htmlType === 'UNORDERED_LIST') return listOf(note);
  if (note.htmlType === 'IMAGE') return pictureOf(note, say);
  if (note.htmlType === 'TABLE') return tableOf(note, say);
  return html`<p part="note">${note.text}</p>`;
}

function listOf({ listItems = [], optionalLabel }: Note): TemplateResult {
  const label = optionalLabel === undefined ? nothing : html`<p>${optionalLabel}</p>`;
  return html`<div part="note">${label}<ul>${listItems.map((item) => html`<li>${item}</li>`)}</ul></div>`;
}

function pictureOf({ href = '', optionalLabel }: Note, say: Say): TemplateResult {
  const label =
    optionalLabel === undefined ? nothing : html`<figcaption>${optionalLabel}</figcaption>`;
  return html`<figure part="note">
    ${label}<img part="image" src=${href} alt=${optionalLabel ?? say('picture')} loading="lazy" />
  </figure>`;
}

/** A table that scrolls on its own, also by keyboard, so that a narrow page does not scroll sideways. */
function tableOf({ headers = [], rows = [], optionalLabel }: Note, say: Say): TemplateResult {
  const caption = optionalLabel === undefined ? nothing : html`<caption>${optionalLabel}</caption>`;
  return html`<div part="note" class="scrolls" role="group" tabindex="0" aria-label=${optionalLabel ?? say('table')}>
    <table part="table">
      ${caption}
      <thead><tr>${headers.map((header) => html`<th scope="col">${header}</th>`)}</tr></thead>
      <tbody>
        ${rows.map(({ cells }) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`;
}
