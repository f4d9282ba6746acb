import type { Comparison } from '@formpress/service';
import type { SealFinding } from './check-seal.ts';
import type { FileEvidence } from './read-evidence.ts';

/** The results of checking a file: against its signature, and against a release. */
export type Findings = { seal?: SealFinding | undefined; release?: Comparison | undefined };

const noProof =
  'A digest alone proves no origin: anyone can write these lines into a PDF. ' +
  'Configure a signing key (EVIDENCE_KEY) to have files signed, and name its public key with --key.';

const rewritten =
  'Another program has rewritten the file, so its bytes are not those that were printed.';

const seals: Record<SealFinding, string> = {
  AS_PRINTED: 'The signature is valid: the file is, byte for byte, as it was printed.',
  CHANGED: 'The signature does not match: the file was changed after it was printed.',
  ADDED_TO:
    'What was printed is unchanged, but something was added to the file afterwards, such as a ' +
    'signature or a note. What a reader shows may differ from what was printed.',
  OTHER_KEY: 'The file was signed with another key than the one you named.',
  UNSIGNED: `The file is not signed. ${noProof}`,
};

/** The evidence in a file and the findings about it, as sentences for a person. */
export function describeFindings(evidence: FileEvidence, findings: Findings): string[] {
  const { form, version, release, bundle, seal, printedBytes } = evidence;
  return [
    `The file says that it is form ${form} ${version}, printed by release ${release}.`,
    `Its bundle has the digest ${bundle}.`,
    ...(printedBytes > 0 ? [] : [rewritten]),
    ...(findings.release ? describeComparison(evidence, findings.release) : []),
    ...(seal ? [`It is signed with the key ${seal.key}.`] : []),
    findings.seal ? seals[findings.seal] : unchecked(evidence),
  ];
}

function unchecked({ seal }: FileEvidence): string {
  return seal
    ? 'The signature was not checked: name the public key with --key. Without that, a digest proves no origin.'
    : noProof;
}

function describeComparison({ form, version }: FileEvidence, compared: Comparison): string[] {
  const { release, isSameRelease, hasForm, hasTemplate, hasAnswers } = compared;
  return [
    isSameRelease
      ? 'That is the release you named.'
      : `The release you named is another: ${release}.`,
    hasForm
      ? `It has ${form} ${version} with this bundle.`
      : `It does not have ${form} ${version} with this bundle.`,
    hasTemplate
      ? 'The file begins with the unchanged blank of that form.'
      : 'The file does not begin with the blank of that form.',
    ...(hasAnswers === undefined ? [] : [answersSentence(hasAnswers)]),
  ];
}

function answersSentence(hasAnswers: boolean): string {
  return hasAnswers
    ? 'It was printed from the answers you named, and the pages are as they were printed from them.'
    : 'It was not printed from the answers you named, or its pages were changed.';
}

/** Whether any check contradicts what the file says about itself. */
export function isContradicted({ seal, release }: Findings): boolean {
  if (seal !== undefined && seal !== 'AS_PRINTED') return true;
  if (!release) return false;
  const { isSameRelease, hasForm, hasTemplate, hasAnswers = true } = release;
  return !(isSameRelease && hasForm && hasTemplate && hasAnswers);
}
