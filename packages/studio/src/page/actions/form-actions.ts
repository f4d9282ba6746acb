import type { VersionComparison } from '../../foundation/paper-wire.ts';
import type {
  ChangedOutcome,
  ChangedOutcomes,
  Finding,
  FormView,
  Overview,
  SentAnswers,
  WalkView,
  WhyView,
} from '../../foundation/wire.ts';
import { Refusal, read, send } from '../foundation/api.ts';
import { now, type Selection, type State, update } from '../foundation/state.ts';
import { attempt } from './attempt.ts';

/** The API address of the form that the page names; empty when it names none. */
function formPath(): string {
  const { route } = now();
  return 'id' in route ? `/api/forms/${route.id}/${route.version}` : '';
}

/** Loads the table of all forms. */
export function loadOverview(): Promise<void> {
  return attempt(async () => update({ overview: await read<Overview>('/api/overview') }));
}

let loading = 0;

/**
 * Loads the form that the address names. A form with errors is shown as it was before them, or not at all. A reply that
 * a later request has overtaken is ignored.
 */
export function loadForm(): Promise<void> {
  const path = formPath();
  if (path === '') return Promise.resolve();
  loading += 1;
  const mine = loading;
  const isOvertaken = () => mine !== loading || path !== formPath();
  return attempt(async () => {
    try {
      const form = await read<FormView>(path);
      if (isOvertaken()) return;
      update({ form, formProblem: undefined });
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.status === 403) throw problem;
      if (isOvertaken()) return;
      update({ form: undefined, walk: undefined, formProblem: problem.message });
    }
    await Promise.all([follow(), loadFindings()]);
  });
}

/** Loads what is wrong in the files of the form. */
export async function loadFindings(): Promise<void> {
  const { form, overview, route } = now();
  if (route.view !== 'form') return;
  const row = overview?.rows.find(
    ({ id, version }) => id === route.id && version === route.version,
  );
  const folder = form?.folder ?? row?.folder;
  if (folder === undefined) return;
  const parent = folder.split('/').slice(0, -1).join('/');
  const words = new URLSearchParams([
    ['folder', folder],
    ['folder', `${parent}/translations`],
  ]);
  update({ findings: await read<Finding[]>(`/api/findings?${words}`) });
}

let asking = 0;

/** Follows the answers, and shows where they lead. Only the reply to the latest request counts. */
async function follow(): Promise<void> {
  const { form, sent, date, language, isSigned } = now();
  if (!form) return;
  asking += 1;
  const mine = asking;
  const request = { ...sent, date, language, isSigned };
  const walk = await send<WalkView>(`${formPath()}/walk`, request);
  if (mine !== asking) return;
  update({ walk });
  await explainAgain();
}

/** Replaces all answers at once. */
export function take(sent: SentAnswers, more: Partial<State> = {}): Promise<void> {
  update({ sent, widest: undefined, taken: now().taken + 1, ...more });
  return attempt(follow);
}

/** Notes an answer that was given in the form element, which shows it already. */
export function answered(id: string, value: string): Promise<void> {
  update({ sent: withAnswer(now().sent, id, value), widest: undefined });
  return attempt(follow);
}

function withAnswer(sent: SentAnswers, id: string, value: string): SentAnswers {
  const { [id]: _, ...others } = sent.answers;
  return { ...sent, answers: value === '' ? others : { ...others, [id]: value } };
}

/** Takes answers that show what is selected, and goes there. */
export async function showSelected(sent: SentAnswers): Promise<void> {
  await take(sent);
  const { selection } = now();
  if (selection) select({ ...selection }, undefined);
}

/** Answers one question. An empty text removes its answer. */
export function answer(id: string, value: string): Promise<void> {
  return take(withAnswer(now().sent, id, value));
}

/** Changes the day, the language, or whether the form is shown signed. */
export function changePreview(
  change: Partial<Pick<State, 'date' | 'language' | 'isSigned'>>,
): void {
  update({ ...change, widest: undefined });
  void attempt(follow);
}

/** Fills the form with the widest answers that are accepted. */
export function showWidest(): Promise<void> {
  return attempt(async () => {
    const { sent, pages } = await send<{ sent: SentAnswers; pages: string }>(
      `${formPath()}/widest`,
      {},
    );
    await take(sent);
    update({ widest: pages });
  });
}

/** Points at something, in all views at once. */
export function select(selection: Selection | undefined, selectedIn: State['selectedIn']): void {
  update({ selection, selectedIn });
  void attempt(explainAgain);
}

/** Asks why the selected set or question is shown, or why not. */
async function explainAgain(): Promise<void> {
  const { selection, form, sent } = now();
  if (!form || !selection) return;
  const question = questionOf(form, selection);
  const set = selection.kind === 'set' ? selection.id : setToExplain(question?.sets);
  if (set === undefined || set.startsWith('sign: ') || set === 'INELIGIBLE') {
    update({ why: undefined });
    return;
  }
  const why = await send<WhyView>(`${formPath()}/why`, {
    sent,
    set,
    ...(question && { question: question.id }),
  });
  if (now().selection === selection) update({ why });
}

/** The question that is selected, or that is printed in the selected box. */
function questionOf(form: FormView, selection: Selection) {
  const field =
    selection.kind === 'field' && form.fields.find(({ name }) => name === selection.name);
  const id = selection.kind === 'question' ? selection.id : field ? field.questions[0] : undefined;
  return form.questions.find((each) => each.id === id);
}

/** The set to explain for a question: one on the path if possible, or else the first that asks it. */
function setToExplain(sets: string[] | undefined): string | undefined {
  const visited = now().walk?.visited ?? [];
  return sets?.find((id) => visited.includes(id)) ?? sets?.[0];
}

/** Loads the paths and cases whose outcome has changed since the form was opened or last accepted. */
export function loadChanges(): Promise<void> {
  const path = formPath();
  if (path === '') return Promise.resolve();
  return attempt(async () => update({ changes: await read<ChangedOutcomes>(`${path}/changes`) }));
}

/** Makes the form as it is now the baseline that later edits are compared with. */
export function acceptChanges(): Promise<void> {
  return attempt(async () => {
    await send(`${formPath()}/accept`, {});
    update({ sideBySide: undefined });
    await loadChanges();
  });
}

/** Fills the form before the edit and after it with the same answers. */
export function compareOutcome(outcome: ChangedOutcome): Promise<void> {
  return attempt(async () => {
    const { date, language } = now();
    const request = { ...outcome.sent, date, language, isSigned: true };
    const path = `${formPath()}/walk`;
    const before = await send<WalkView>(path, { ...request, isBaseline: true });
    const after = await send<WalkView>(path, request);
    update({ sideBySide: { outcome, before: before.pages, after: after.pages } });
  });
}

/** Saves the walk as a case. */
export function saveCase(name: string, about: string): Promise<void> {
  return attempt(async () => {
    const { sent } = now();
    const { path } = await send<{ path: string }>(`${formPath()}/cases`, { name, about, sent });
    update({ notice: { kind: 'done', says: `Saved in ${path}. Review it like code.` } });
    await loadForm();
  });
}

/** Applies a fix to the saved files. */
export function applyFix(finding: Finding, title: string): Promise<void> {
  return attempt(async () => {
    const { paths } = await send<{ paths: string[] }>('/api/fix', { key: finding.key, title });
    update({ notice: { kind: 'done', says: `${title}: ${paths.join(', ')}.` } });
  });
}

/** Compares two versions of a form. */
export function loadComparison(id: string, version: string, from: string): Promise<void> {
  update({ comparison: undefined });
  return attempt(async () =>
    update({
      comparison: await read<VersionComparison>(`/api/forms/${id}/${version}/compare/${from}`),
    }),
  );
}
