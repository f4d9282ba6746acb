import type { Cache } from '../../cache/cache.ts';
import type { PictureOptions } from '../../pages/picture-pages.ts';
import type { Lowered } from '../6-lower/lower.ts';
import type { HttpSchemas } from './openapi-schemas.ts';

/** A file of the release, by its path in it. */
export type EmittedFile = { path: string; bytes: Uint8Array };

/** What emitters see: everything lowered, the bodies of the interface, how pages are drawn, what is kept. */
export type Emission = Lowered & { http: HttpSchemas; pictures: PictureOptions; cache?: Cache };

/** Makes one kind of file. One emitter, one file, one line in emitters.ts. */
export type Emitter = {
  name: string;
  /** Whether it makes the files of each form from that form alone. */
  isPerForm: boolean;
  emit(emission: Emission): EmittedFile[] | Promise<EmittedFile[]>;
};

/** Plain JSON in the order in which it was built, which is the same on every machine. */
export function json(path: string, value: unknown): EmittedFile {
  return { path, bytes: new TextEncoder().encode(`${JSON.stringify(value)}\n`) };
}

/** Where the files of a form version stand. */
export function folderOf({ id, version }: { id: string; version: string }): string {
  return `bundles/${id}/${version}`;
}
