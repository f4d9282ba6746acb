import { evidenceKeys } from '@formpress/fill';
import { informationOf } from '@formpress/pdf';
import type { PrintedFile } from '@formpress/service';

/** What a PDF says about where it comes from. */
export type FileEvidence = PrintedFile & {
  /** The id of the key that signed it, and where the signature is in the file. */
  seal?: { key: string; signature: Buffer; at: number };
  /** The length of the file as it was printed: 0 when another program has rewritten it. */
  printedBytes: number;
};

const ending = '%%EOF\n';

/** Reads the evidence of a PDF, if it has any. */
export function readEvidence(bytes: Buffer): FileEvidence | undefined {
  const found = informationOf(bytes);
  const { release, bundle, form: formKey, answers } = evidenceKeys;
  const text = bytes.toString('latin1');
  const at = text.lastIndexOf(`/${release}(${found[release] ?? ''})`);
  const [form = '', version = ''] = (found[formKey] ?? '').split(' ');
  if (found[release] === undefined) return undefined;
  const end = at < 0 ? -1 : text.indexOf(ending, at);
  return {
    bytes,
    evidenceAt: text.lastIndexOf('endobj\n', at) + 'endobj\n'.length,
    release: found[release],
    bundle: found[bundle] ?? '',
    form,
    version,
    answers: found[answers] ?? '',
    ...sealIn(text, at, found),
    printedBytes: end < 0 ? 0 : end + ending.length,
  };
}

function sealIn(
  text: string,
  from: number,
  found: Record<string, string>,
): Pick<FileEvidence, 'seal'> {
  const key = found[evidenceKeys.key];
  const start = `/${evidenceKeys.signature}<`;
  const at = from < 0 ? 0 : text.indexOf(start, from) + start.length;
  const [digits = ''] = /^[0-9a-f]{128}(?=>)/.exec(text.slice(at, at + 129)) ?? [];
  return key === undefined ? {} : { seal: { key, signature: Buffer.from(digits, 'hex'), at } };
}
