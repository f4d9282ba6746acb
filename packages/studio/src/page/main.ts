import { html, nothing, render, type TemplateResult } from 'lit';
import { attempt } from './actions/attempt.ts';
import {
  loadComparison,
  loadFindings,
  loadForm,
  loadOverview,
  select,
} from './actions/form-actions.ts';
import { comparePage } from './compare/compare-page.ts';
import { conflictView } from './editor/conflict-view.ts';
import {
  closeEditor,
  followDisk,
  followDraft,
  markPlaces,
  openFile,
  startEditor,
} from './editor/editing.ts';
import { connectLanguage, type LanguageClient } from './editor/language-client.ts';
import { keepFocus, markInElement, showInElement } from './form/form-element.ts';
import { formPage } from './form/form-page.ts';
import { ask } from './foundation/api.ts';
import { type Marks, marksOf } from './foundation/marks.ts';
import { readRoute } from './foundation/route.ts';
import { now, onChange, type State, update } from './foundation/state.ts';
import { overviewPage } from './overview/overview-page.ts';
import { importPage } from './revise/import-page.ts';
import { revisePage } from './revise/revise-page.ts';

const root = document.querySelector('#studio');
const nonce = document.querySelector('meta[name="style-nonce"]')?.getAttribute('content') ?? '';
let language: LanguageClient | undefined;
let host: Element | undefined;

function page(state: State): TemplateResult {
  if (!state.isAdmitted)
    return html`<main class="stranger"><h1>Formpress studio</h1><p>Open the address that <code>formpress studio</code> printed.</p></main>`;
  const { route } = state;
  return html`<nav class="top" aria-label="Studio"><a href="#/" class="brand">Formpress <b>studio</b></a>
      ${route.view === 'overview' ? nothing : html`<a href="#/">All forms</a>`}
      <span class="spacer"></span>
      <div role="status" aria-live="polite" class="notice-slot">${state.notice ? notice(state) : nothing}</div></nav>
    ${route.view === 'overview' ? overviewPage(state) : nothing}
    ${route.view === 'form' ? formPage(state, onHost) : nothing}
    ${route.view === 'compare' ? comparePage(state) : nothing}
    ${route.view === 'revise' ? revisePage(state) : nothing}
    ${route.view === 'import' ? importPage(state) : nothing}
    ${state.conflict ? conflictView(state.conflict, nonce) : nothing}`;
}

function notice({ notice: said }: State): TemplateResult {
  return html`<p class="notice ${said?.kind}">${said?.says}
    <button class="quiet" aria-label="Dismiss" @click=${() => update({ notice: undefined })}>✕</button></p>`;
}

/** Starts the editor in the element that the page renders for it, which is a new one for each form. */
function onHost(element: Element | undefined): void {
  if (element === host || !(element instanceof HTMLElement)) return;
  host = element;
  tryEditor();
}

function tryEditor(): void {
  if (!language || !(host instanceof HTMLElement)) return;
  startEditor(host, language, nonce);
  void showText();
}

/** Opens the questions of the form, or what is selected. */
async function showText(): Promise<void> {
  const { form, selection, file, findings } = now();
  if (selection && form) return markPlaces(marksOf(form, selection).places, true);
  const first =
    form?.files.find((path) => path.endsWith('/questions.yaml')) ??
    form?.files[0] ??
    findings[0]?.place.file;
  if (first !== undefined && !file) await openFile(first);
}

async function enter(): Promise<void> {
  const token = /^#token=(.+)$/.exec(window.location.hash)?.[1];
  if (token === undefined) return;
  window.history.replaceState(null, '', '#/');
  await attempt(() => ask('POST', '/api/enter', token));
}

function listen(): void {
  const events = new EventSource('/api/events');
  const data = <T>(event: Event) => JSON.parse((event as MessageEvent<string>).data) as T;
  events.addEventListener('hello', (event) => {
    language = connectLanguage(data<{ stream: string }>(event).stream);
    tryEditor();
  });
  events.addEventListener('language', (event) =>
    language?.receive((event as MessageEvent<string>).data),
  );
  events.addEventListener('draft', (event) => {
    const { path, text } = data<{ path: string; text: string }>(event);
    void followDraft(path, text);
  });
  events.addEventListener('overview', () => {
    void loadOverview();
    void attempt(loadFindings);
  });
  events.addEventListener('changed', (event) => {
    const { paths } = data<{ paths: string[] }>(event);
    void attempt(() => followDisk(paths));
    if (now().route.view === 'form') void loadForm();
  });
}

const forgotten = {
  form: undefined,
  walk: undefined,
  why: undefined,
  selection: undefined,
  changes: undefined,
  sideBySide: undefined,
  widest: undefined,
  formProblem: undefined,
  findings: [],
  sent: { answers: {} },
  page: 1,
};

async function goTo(): Promise<void> {
  const route = readRoute(window.location.hash);
  const { route: before, form } = now();
  const isSameForm =
    route.view === 'form' &&
    form?.id === route.id &&
    form.version === route.version &&
    before.view === 'form';
  if (isSameForm) update({ route });
  else {
    if (before.view === 'form') closeEditor();
    host = undefined;
    update({
      ...forgotten,
      ...(now().notice?.kind === 'problem' && { notice: undefined }),
      route,
      file: undefined,
      revision: undefined,
      draft: undefined,
      paper: undefined,
      decisions: [],
      revisedAs: '',
    });
  }
  if (route.view === 'overview') await loadOverview();
  if (route.view === 'form' && !isSameForm) {
    await loadForm();
    await showText();
  }
  if (route.view === 'form' && route.question !== undefined)
    select({ kind: 'question', id: route.question }, undefined);
  if (route.view === 'compare') {
    await loadComparison(route.id, route.version, route.from);
    await loadForm();
  }
}

/** Every view follows a new selection, except the one it was made in. */
function followSelection(state: State, before: State): void {
  const { selection, form, selectedIn } = state;
  if (!form || !selection || selection === before.selection) return;
  const marks = marksOf(form, selection);
  void markPlaces(marks.places, selectedIn !== 'text');
  const field = form.fields.find(({ name }) => marks.fields.has(name));
  const pageOf = field?.boxes[0]?.page;
  const change: Partial<State> = {};
  if (selectedIn !== 'paper' && pageOf !== undefined) {
    const isHere = form.fields.some(
      ({ name, boxes }) => marks.fields.has(name) && boxes.some((box) => box.page === state.page),
    );
    if (!isHere) change.page = pageOf;
  }
  if (Object.keys(change).length > 0) update(change);
  if (selectedIn !== 'questions') void followInElement(state, marks);
  else markInElement(selection.kind === 'set' ? undefined : [...marks.questions][0]);
  requestAnimationFrame(() => scrollToMarked(selectedIn));
}

/** The element goes to the set, if it is on the path, and outlines the question. */
function followInElement({ walk, selection }: State, marks: Marks): Promise<void> {
  const set = walk?.visited.find((id) => marks.sets.has(id));
  const [question] = selection?.kind === 'set' ? [] : marks.questions;
  return set === undefined ? Promise.resolve() : showInElement(set, question);
}

function scrollToMarked(selectedIn: State['selectedIn']): void {
  const into = (selector: string) =>
    document.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (selectedIn !== 'questions') into('.questions tr.marked, .questions .set.marked');
  if (selectedIn !== 'paper') into('.paper .box.marked');
  if (selectedIn !== 'paths') into('.graph .node.marked');
}

if (!(root instanceof HTMLElement)) throw new Error('The page has no place for the studio.');
onChange((state) => render(page(state), root));
onChange(followSelection);
onChange((state, before) => {
  if (state.form !== before.form || state.taken !== before.taken) keepFocus();
});
render(page(now()), root);
window.addEventListener('beforeunload', (event) => {
  if (now().dirty.length > 0) event.preventDefault();
});
await enter();
listen();
await loadOverview();
// The address is read only now: before, the page had no access.
window.addEventListener('hashchange', () => void goTo());
await goTo();
