import type { Content } from '../foundation/reply.ts';
import type { FormVersion } from './form-version.ts';
import type { ReleaseFiles } from './read-release.ts';

/** Draws the pages of a form from its template, as PNG. */
export type DrawPages = (template: Uint8Array) => Promise<Uint8Array[]>;

/** Finds a page image that a release lacks, by name. It is drawn when its bytes are needed. */
export type LatePage = (
  files: ReleaseFiles,
  form: FormVersion,
  name: string,
) => Content | undefined;

/** Draws each form once, when one of its pages is first requested, and again after a failure. */
export function latePages(draw: DrawPages): LatePage {
  const drawn = new Map<string, Promise<Uint8Array[]>>();
  const pagesOf = (digest: string, template: Uint8Array) => {
    const kept = drawn.get(digest) ?? draw(template);
    drawn.set(digest, kept);
    kept.catch(() => drawn.delete(digest));
    return kept;
  };
  return (files, form, name) => {
    const digest = files.digestOf(`${form.entry.folder}/template.pdf`);
    const { id, blank } = form.bundle();
    const page = Array.from({ length: blank.pages }, (_, index) => index + 1).find(
      (number) => name === `${id.toLowerCase()}_${number}.png`,
    );
    if (page === undefined || digest === undefined) return undefined;
    return {
      etag: `"${digest}-${page}"`,
      async bytes() {
        const pages = await pagesOf(digest, form.template);
        const picture = pages[page - 1];
        if (!picture) throw new Error(`${id} has no page ${page}.`);
        return Buffer.from(picture);
      },
    };
  };
}
