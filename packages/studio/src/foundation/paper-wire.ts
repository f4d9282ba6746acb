/** A rectangle of a page that differs, in fractions of the page's width and height. */
export type Area = { page: number; x: number; y: number; width: number; height: number };

/** Two versions, as text and as pages. */
export type VersionComparison = {
  id: string;
  from: string;
  to: string;
  changes: { breaks: string[]; kind: string; about: string; says: string }[];
  before: string;
  after: string;
  pages: { before: number; after: number };
  areas: { before: Area[]; after: Area[] };
};

/** A box on one of two papers. */
export type PaperBoxView = {
  key: string;
  page: number;
  box: [number, number, number, number];
  text: string;
};

/** A revision that is being decided. */
export type RevisionView = {
  version: string;
  kind: string;
  changes: { kind: string; certainty: string; says: string }[];
  same: { from: PaperBoxView; to: PaperBoxView }[];
  asked: { from: PaperBoxView; candidates: PaperBoxView[] }[];
  gone: PaperBoxView[];
  added: PaperBoxView[];
  before: { pictures: string; pages: { width: number; height: number }[] };
  after: { pictures: string; pages: { width: number; height: number }[] };
  files: string[];
};

/** A draft of a form that nobody has written. */
export type DraftView = {
  files: { path: string; text: string }[];
  boxes: number;
  people: number;
  questions: number;
  calculated: number;
  pictures: string;
  pages: { width: number; height: number }[];
  fields: DraftedBoxView[];
  choices: { answers: UseChoice[]; people: UseChoice[]; none: UseChoice };
};

/** Something that a box may be for, in words. */
type UseChoice = { use: string; says: string };

/** A box of a draft, and what it is for. Boxes of the signature have no use to choose. */
export type DraftedBoxView = PaperBoxView & {
  field: string;
  isText: boolean;
  use?: string;
  isSure: boolean;
};
