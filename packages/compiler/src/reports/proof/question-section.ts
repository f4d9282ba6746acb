import { type Language, languageNames, languages } from '@formpress/model';
import type {
  LinkedNote,
  LinkedQuestion,
  LinkedSet,
} from '../../phases/4-link/linked/linked-form.ts';
import type { LinkedText } from '../../phases/4-link/linked/linked-text.ts';
import { type Amounts, lowerText } from '../../phases/6-lower/lower-text.ts';
import { type Markup, markup } from './markup.ts';

/** Returns a text in one language. */
type InLanguage = (text: LinkedText) => string;

/**
 * The questions of a set in every language side by side, and what is required of each answer. Notes are
 * where clients show them.
 */
export function questionSection(
  set: LinkedSet,
  amounts: Amounts,
  optional: ReadonlySet<LinkedQuestion>,
): Markup {
  const inEach = (show: (say: InLanguage) => Markup) =>
    languages.map((language) => {
      const say: InLanguage = (text) => lowerText(text, language, amounts);
      return markup`<td lang="${language}">${show(say)}</td>`;
    });
  const notes = (place: LinkedNote['place']) => {
    const own = set.notes.filter((note) => note.place === place);
    return own.length > 0
      ? markup`<tr class="notes">${inEach((say) => notesIn(own, say))}</tr>`
      : markup``;
  };
  return markup`<section class="set"><h3><span>${set.id}</span> ${lowerText(set.breadcrumb, 'en', amounts)}</h3>
<table class="languages"><thead><tr>${languages.map(heading)}</tr></thead><tbody>
<tr class="titles">${inEach((say) => markup`${say(set.breadcrumb)}`)}</tr>${notes('above')}
${set.questions.map(({ question }) => questionRows(question, optional, inEach))}${notes('below')}</tbody></table></section>
`;
}

function heading(language: Language): Markup {
  return markup`<th scope="col" lang="${language}">${languageNames[language].own}</th>`;
}

function questionRows(
  question: LinkedQuestion,
  optional: ReadonlySet<LinkedQuestion>,
  inEach: (show: (say: InLanguage) => Markup) => Markup[],
): Markup {
  return markup`<tr class="about"><td colspan="${languages.length}">${aboutQuestion(question, optional.has(question))}</td></tr>
<tr>${inEach((say) => asked(question, say))}</tr>
`;
}

function aboutQuestion(question: LinkedQuestion, mayBeLeftOut: boolean): Markup {
  const { id, line, show, accepts, calculate, scale, isUnverified, prints } = question;
  const facts = [
    ...(line === undefined ? [] : [`line ${line}`]),
    show.displayType ?? show.htmlType,
    mayBeLeftOut ? 'optional, else as given' : describeRequired(question),
    ...(prints ? ['printed nowhere'] : []),
    ...(calculate && scale !== undefined ? [`${scale} decimals`] : []),
    ...(calculate?.round ? [`rounded ${calculate.round}`] : []),
  ];
  const mark = isUnverified ? markup` <mark>unverified</mark>` : markup``;
  const rule = calculate
    ? markup`<code>= ${calculate.is.text.trim()}</code>`
    : accepts === undefined || question.options.length > 0
      ? markup``
      : markup`<code>${accepts}</code>`;
  return markup`<b>${id}</b> ${facts.join(' · ')}${mark} ${rule}`;
}

function describeRequired({ required, calculate }: LinkedQuestion): string {
  if (calculate) return 'calculated';
  if (typeof required === 'object') return `required when ${required.when.text.trim()}`;
  return required === 'always' ? 'required' : 'optional';
}

function asked({ ask, options, otherwise, notes }: LinkedQuestion, say: InLanguage): Markup {
  const rows = options.map(
    ({ value, label }) => markup`<li>${say(label)} <code>${value}</code></li>`,
  );
  const offered = rows.length > 0 ? markup`<ul class="options">${rows}</ul>` : markup``;
  const message =
    otherwise && rows.length === 0 ? markup`<p class="otherwise">${say(otherwise)}</p>` : markup``;
  const notesAt = (place: LinkedNote['place']) =>
    notesIn(
      notes.filter((note) => note.place === place),
      say,
    );
  return markup`${notesAt('above')}<p class="ask">${say(ask)}</p>${offered}${message}${notesAt('below')}`;
}

function notesIn(notes: LinkedNote[], say: InLanguage): Markup {
  return markup`${notes.map((note) => {
    const label = note.label ? markup`<b>${say(note.label)}</b>` : markup``;
    return markup`<div class="note">${label}${noteBody(note, say)}</div>`;
  })}`;
}

function noteBody(note: LinkedNote, say: InLanguage): Markup {
  if ('text' in note) return markup`<p>${say(note.text)}</p>`;
  if ('list' in note)
    return markup`<ul>${note.list.map((item) => markup`<li>${say(item)}</li>`)}</ul>`;
  if ('image' in note) return markup`<p>Picture: ${note.image}</p>`;
  const cells = (row: LinkedText[]) => row.map((cell) => markup`<td>${say(cell)}</td>`);
  const rows = [note.table.headers, ...note.table.rows];
  return markup`<table>${rows.map((row) => markup`<tr>${cells(row)}</tr>`)}</table>`;
}
