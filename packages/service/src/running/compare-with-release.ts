import { digestOfAnswers } from '@formpress/fill';
import { answersText } from '../filling/answers-text.ts';
import type { FormVersion } from '../release/form-version.ts';
import { loadRelease } from '../release/load-release.ts';
import { releaseFolder } from '../release/release-root.ts';
import { readFillRequest } from '../requests/read-fill-request.ts';
import { readJson } from '../requests/read-json.ts';

/** A printed file, and what it says about itself. */
export type PrintedFile = {
  bytes: Uint8Array;
  /** Where the object with its evidence begins. */
  evidenceAt: number;
  release: string;
  bundle: string;
  form: string;
  version: string;
  /** The digest of its answers. */
  answers: string;
};

/** How a printed file compares with a release. */
export type Comparison = {
  /** The digest of the release in the folder. */
  release: string;
  isSameRelease: boolean;
  /** Whether the release has the form version, with the same bundle. */
  hasForm: boolean;
  /** Whether the file begins with the bytes of the form's own template. */
  hasTemplate: boolean;
  /** Whether it was printed from the answers that were given for comparison. */
  hasAnswers?: boolean;
};

/** Compares a printed file with a release, and with a request if there is one. */
export async function compareWithRelease(
  printed: PrintedFile,
  folder: string,
  request?: Buffer,
): Promise<Comparison> {
  const { files, forms } = await loadRelease(await releaseFolder(folder), true);
  const form = forms.get(printed.form)?.find(({ entry }) => entry.version === printed.version);
  const length = form?.filler().staticBytesIn(printed.bytes);
  return {
    release: files.digest,
    isSameRelease: files.digest === printed.release,
    hasForm: form?.origin.bundle === printed.bundle,
    hasTemplate: length !== undefined,
    ...(request && { hasAnswers: hasAnswers(printed, request, form, length) }),
  };
}

function hasAnswers(
  { bytes, evidenceAt, answers }: PrintedFile,
  request: Buffer,
  form: FormVersion | undefined,
  staticBytes: number | undefined,
): boolean {
  const read = readJson(request);
  if (!form || staticBytes === undefined || 'problem' in read) return false;
  const given = answersText(readFillRequest(read.json, form.bundle().questions, 'en').request);
  return digestOfAnswers(bytes.subarray(staticBytes, evidenceAt), given) === answers;
}
