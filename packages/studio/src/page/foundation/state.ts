import type { DraftView, RevisionView, VersionComparison } from '../../foundation/paper-wire.ts';
import type { Language } from '../../foundation/places.ts';
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
import type { Route } from './route.ts';

/** What is selected: a question, a set, or a field of the PDF. */
export type Selection =
  | { kind: 'question'; id: string }
  | { kind: 'set'; id: string }
  | { kind: 'field'; name: string };

/** What the pane of questions shows. */
export type QuestionTab = 'walk' | 'all' | 'languages';

/** What the pane below shows. */
export type LowerTab = 'paths' | 'findings' | 'result' | 'cases' | 'changes';

/** A file that is open in the editor. */
type OpenFile = { path: string; isDirty: boolean };

/** A file that was changed elsewhere while it was edited here. */
export type OpenConflict = { path: string; mine: string; theirs: string; revision: string };

/** The pages of one path or case, filled before an edit and after it. */
export type SideBySide = { outcome: ChangedOutcome; before: string; after: string };

/** Everything that the page shows. */
export type State = {
  route: Route;
  /** A sentence that everyone should read: what failed, or what was done. */
  notice?: { kind: 'problem' | 'done'; says: string } | undefined;
  isAdmitted: boolean;
  overview?: Overview;
  filter: string;
  confidence: string;
  form?: FormView | undefined;
  /** Why the form cannot be shown. */
  formProblem?: string | undefined;
  sent: SentAnswers;
  walk?: WalkView | undefined;
  /** The pages of the widest answers, while they are shown. */
  widest?: string | undefined;
  date: string;
  language: Language;
  isSigned: boolean;
  selection?: Selection | undefined;
  /** Where the selection was made: that pane does not move. */
  selectedIn?: 'questions' | 'paper' | 'text' | 'paths' | undefined;
  questionTab: QuestionTab;
  lowerTab: LowerTab;
  /** How many times answers came from elsewhere than the form element. */
  taken: number;
  page: number;
  why?: WhyView | undefined;
  findings: Finding[];
  changes?: ChangedOutcomes | undefined;
  sideBySide?: SideBySide | undefined;
  file?: OpenFile | undefined;
  dirty: string[];
  conflict?: OpenConflict | undefined;
  comparison?: VersionComparison | undefined;
  paper?: { key: string; name: string } | undefined;
  revision?: RevisionView | undefined;
  decisions: { was: string; is?: string | undefined }[];
  revisedAs: string;
  draft?: DraftView | undefined;
  draftAs: { id: string; version: string; place: string };
  /** What boxes of the draft are for, where a person said so. */
  draftUses: { field: string; use: string }[];
  /** The box of the draft that was clicked, by its field. */
  draftBox?: string | undefined;
};

/** Today's date, such as 2026-03-01. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

let state: State = {
  route: { view: 'overview' },
  isAdmitted: true,
  filter: '',
  confidence: '',
  sent: { answers: {} },
  date: today(),
  language: 'en',
  isSigned: false,
  questionTab: 'walk',
  lowerTab: 'paths',
  taken: 0,
  page: 1,
  findings: [],
  dirty: [],
  decisions: [],
  revisedAs: '',
  draftAs: { id: '', version: '', place: 'us/' },
  draftUses: [],
};

const listeners: ((now: State, before: State) => void)[] = [];

/** The state now. */
export function now(): State {
  return state;
}

/** Changes the state, and shows it. */
export function update(change: Partial<State>): void {
  const before = state;
  state = { ...state, ...change };
  for (const listener of listeners) listener(state, before);
}

/** Calls a listener after every change. */
export function onChange(listener: (now: State, before: State) => void): void {
  listeners.push(listener);
}
