import type { Note, Question } from '@formpress/form';
import { languageNames, languages } from '@formpress/model';
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Language } from '../../foundation/places.ts';
import type { Bodies, FormView } from '../../foundation/wire.ts';
import { select } from '../actions/form-actions.ts';
import { openFile } from '../editor/editing.ts';
import type { Marks } from '../foundation/marks.ts';
import type { State } from '../foundation/state.ts';
import { interviewOf } from './interview-of.ts';

/** Every text in all languages side by side, with what is missing or doubted marked in place. */
export function languagesPane(form: FormView, state: State, marks: Marks): TemplateResult {
  const { bodies, graph } = interviewOf(form, state);
  const sets = graph.nodes.filter(({ kind }) => kind === 'set');
  const count = form.marks.length;
  return html`<p class="hint">${count === 0 ? 'Every text has its translations, and none is doubted.' : count === 1 ? 'One translation is missing or doubted.' : `${count} translations are missing or doubted.`}</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Texts in all languages">
    <table class="languages">
      <thead><tr>${languages.map((language) => html`<th scope="col" lang=${language}>${languageNames[language].own}</th>`)}</tr></thead>
      ${sets.map(
        ({ id }) => html`<tbody>
        <tr class="set-row">${languages.map(
          (language) => html`<td lang=${language}>
          ${language === 'en' ? html`<span class="code">${id}</span> ` : nothing}${bodies[language][id]?.breadcrumbTitle}
          ${doubt(form, id, language)}</td>`,
        )}</tr>
        ${bodies.en[id]?.questions.map((question) => row(form, bodies, id, question, marks))}
      </tbody>`,
      )}
      <tbody>${form.statements.map(
        ({ name, texts }) =>
          html`<tr>${languages.map(
            (language) => html`<td lang=${language}>
        ${language === 'en' ? html`<span class="code">${name}</span> ` : nothing}${texts[language]}</td>`,
          )}</tr>`,
      )}</tbody>
    </table></div>`;
}

function row(
  form: FormView,
  bodies: Bodies,
  set: string,
  { id }: Question,
  marks: Marks,
): TemplateResult {
  return html`<tr class=${classMap({ marked: marks.questions.has(id) })} data-question=${id}>
    ${languages.map((language) => {
      const question = bodies[language][set]?.questions.find((each) => each.id === id);
      return html`<td lang=${language}>
        ${language === 'en' ? html`<button class="mark-button" @click=${() => select({ kind: 'question', id }, 'questions')}><span class="code">${id}</span></button>` : nothing}
        <p>${question?.questionText}</p>
        ${optionsIn(question)}
        ${(question?.notes ?? []).map(noteText)}
        ${doubt(form, id, language)}
      </td>`;
    })}
  </tr>`;
}

function optionsIn(question: Question | undefined) {
  const labels = [
    ...(question?.questionOptions ?? []),
    ...(question?.multiSelectQuestionOptions ?? []),
  ].map(({ label }) => label);
  return labels.length > 0
    ? html`<ul>${labels.map((label) => html`<li>${label}</li>`)}</ul>`
    : nothing;
}

function noteText({ text, listItems, optionalLabel }: Note): TemplateResult {
  const words = [optionalLabel, text, ...(listItems ?? [])].filter((each) => each !== undefined);
  return html`<p class="note-text">${words.join(' ')}</p>`;
}

function doubt(form: FormView, about: string, language: Language) {
  return form.marks
    .filter((mark) => mark.about === about && mark.language === language)
    .map(
      ({
        kind,
        message,
        place,
      }) => html`<p class="doubt ${kind}"><b>${kind === 'missing' ? 'Missing' : 'Doubtful'}:</b> ${message}
        <button class="quiet" @click=${() => openFile(place.file)}>Open ${place.file.split('/').at(-1)}</button></p>`,
    );
}
