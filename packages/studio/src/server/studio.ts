import type { Session } from '@formpress/language';
import type { DefinitionFiles } from '../files/definition-files.ts';
import type { OpenForms } from '../forms/open-forms.ts';
import type { OverviewKeeper } from '../forms/overview-keeper.ts';
import type { PictureStore } from '../forms/picture-store.ts';
import type { Latest } from '../foundation/latest.ts';

/** Everything that a request may use. */
export type Studio = {
  root: string;
  session: Session;
  files: DefinitionFiles;
  forms: OpenForms;
  pictures: PictureStore;
  keeper: OverviewKeeper;
  /** PDFs that were uploaded to be compared or imported, by name. */
  papers: Latest<{ name: string; bytes: Uint8Array }>;
  /** Tells everyone that files were written. */
  written(paths: readonly string[]): void;
};

/** A request: the parts of its path that vary, and its body. */
export type StudioRequest = { params: string[]; query: URLSearchParams; body: Buffer };

/** A reply: data, or a file. */
type Answered = { json: unknown } | { bytes: Uint8Array; type: string };

/** One thing that the page can ask for. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT';
  path: RegExp;
  answer(studio: Studio, asked: StudioRequest): Promise<Answered>;
};

/** The body of a request as JSON. */
export function jsonOf<T>({ body }: StudioRequest): T {
  return JSON.parse(body.toString('utf8')) as T;
}
