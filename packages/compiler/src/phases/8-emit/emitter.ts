import type { Catalog } from '@formpress/model';
import type { PictureOptions } from '../../pages/picture-pages.ts';
import type { LinkedLocality } from '../4-link/linked/linked.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import type { HttpSchemas } from './openapi-schemas.ts';

/** A file of the release, with its path in it. */
export type EmittedFile = { path: string; bytes: Uint8Array };

/** The whole release, for the files that are about all forms. */
export type WholeRelease = {
  catalog: Catalog;
  localities: readonly LinkedLocality[];
  /** The form that examples are about, where there is one. */
  example: LoweredForm | undefined;
  http: HttpSchemas;
};

/** Makes one kind of file. One emitter, one file, one line in emitters.ts. */
export type Emitter = {
  name: string;
  /** Makes the files of forms. Those of a form depend on that form alone. */
  emitForms?(
    forms: readonly LoweredForm[],
    pictures: PictureOptions,
  ): EmittedFile[] | Promise<EmittedFile[]>;
  /** Makes files about the whole release. */
  emitRelease?(release: WholeRelease): EmittedFile[];
};

/** JSON in the order in which it was built, which is the same on every machine. */
export function json(path: string, value: unknown): EmittedFile {
  return { path, bytes: new TextEncoder().encode(`${JSON.stringify(value)}\n`) };
}

/** The folder of a form version's files. */
export function folderOf({ id, version }: { id: string; version: string }): string {
  return `bundles/${id}/${version}`;
}
