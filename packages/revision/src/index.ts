export type { Change, ChangeKind, ChangeList, RevisionKind } from './foundation/change.ts';
export type { Paper, PaperBox, PaperRow } from './foundation/paper.ts';
export { type Asked, type Matching, matchBoxes } from './matching/match-boxes.ts';
export { type Answer, AnswerProblem } from './matching/settle.ts';
export { readPaper } from './reading/read-paper.ts';
export { PaperProblem, usablePaper } from './reading/usable-paper.ts';
export { type Revision, type RevisionRequest, revise } from './revising/revise.ts';
export { changePage } from './showing/change-page.ts';
export { printChanges } from './showing/print-changes.ts';
