import type { Sealer } from '@formpress/fill';
import type { Language } from '@formpress/model';
import { fillOne } from '../filling/fill-one.ts';
import { openSealer } from '../foundation/open-sealer.ts';
import { refusalResponse } from '../http/responses.ts';
import { createEditions } from '../release/edition.ts';
import type { FormVersion } from '../release/form-version.ts';
import { loadRelease } from '../release/load-release.ts';
import { noticeOf } from '../release/notice-of.ts';
import { releaseFolder } from '../release/release-root.ts';
import { selfTestForm } from '../release/self-test.ts';

/** Completes forms of a release without a server. */
export type Press = {
  /** The digest of the release. */
  release: string;
  /** Completes the form of a request. A request that is too long is passed as undefined. */
  print(request: Buffer | undefined): Print;
};

/** A completed form in pieces, with what fillPdf replies besides the PDF; or the body of the refusal. */
type Print = { pieces: Uint8Array[]; reply: object } | { refusal: object };

/** What all requests have in common. */
export type PressOptions = {
  language: Language;
  timezone: string | undefined;
  /** Whether forms with drawn blanks may be completed. */
  specimens: boolean;
  /** The file with the private key that signs printed files. */
  evidenceKey: string | undefined;
};

/** Opens a release in a folder. Every digest is checked; each form is tested when it is first asked for. */
export async function openPress(
  folder: string,
  { language, timezone, specimens, evidenceKey }: PressOptions,
): Promise<Press> {
  const sealer: Sealer | undefined =
    evidenceKey === undefined ? undefined : openSealer(evidenceKey);
  const release = await loadRelease(await releaseFolder(folder), specimens);
  const tested = new Set<FormVersion>();
  const testOnce = (form: FormVersion) => {
    if (tested.has(form)) return;
    selfTestForm(form, release.files);
    tested.add(form);
  };
  const editionAt = createEditions(release, () => '');
  return {
    release: release.files.digest,
    print(body) {
      if (body === undefined)
        return { refusal: refusalResponse({ kind: 'bodyTooLarge' }, language).body };
      const now = Date.now();
      const edition = editionAt(now);
      const outcome = fillOne({ body, timezone, language, now, edition, sealer }, 'fillPieces');
      if (outcome.form) testOnce(outcome.form);
      if (outcome.refusal) return { refusal: refusalResponse(outcome.refusal, language).body };
      const { chosen, printed, taxParameters } = outcome;
      const { id, version } = chosen.form.entry;
      const notice = noticeOf(chosen, edition, language);
      const reply = { form: id, formVersion: version, taxParameters, ...(notice && { notice }) };
      return { pieces: printed.pieces, reply };
    },
  };
}
