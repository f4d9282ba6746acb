import type { LinkedForm, YamlNode } from '@formpress/compiler';
import type { Paper, ProposedField } from '../foundation/paper.ts';
import type { ExpectedPlaces } from '../matching/expected-places.ts';
import type { FieldMove } from './field-moves.ts';

/** Where the fields of a file without fields are. */
export type FlatTarget = {
  /** The fields whose place is certain, by their names. */
  places: ReadonlyMap<string, ProposedField>;
  /** Fields that are new, or may be an old field that is not certain. */
  more: readonly ProposedField[];
};

/** What the edits of pdf.yaml are made from. */
export type PdfScope = {
  form: LinkedForm;
  /** The tree and the text of the form's pdf.yaml, or of a base's. */
  fileOf(file: string): { root: YamlNode; text: string } | undefined;
  moves: ReadonlyMap<string, FieldMove>;
  after: Paper;
  expect: ExpectedPlaces;
  /** The places of fields, if the new file has no fields of its own. */
  flat?: FlatTarget | undefined;
  /** Whether the places in pdf.yaml stay, since they are already those of the new file. */
  isPlaced?: boolean | undefined;
};
