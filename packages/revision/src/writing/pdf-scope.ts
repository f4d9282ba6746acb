import type { LinkedForm, YamlNode } from '@formpress/compiler';
import type { Paper } from '../foundation/paper.ts';
import type { ExpectedPlaces } from '../matching/expected-places.ts';
import type { FieldMove } from './field-moves.ts';

/** What the edits of pdf.yaml are made from. */
export type PdfScope = {
  form: LinkedForm;
  /** The tree and the text of the own pdf.yaml, or of that of a base. */
  fileOf(file: string): { root: YamlNode; text: string } | undefined;
  moves: ReadonlyMap<string, FieldMove>;
  after: Paper;
  expect: ExpectedPlaces;
};
