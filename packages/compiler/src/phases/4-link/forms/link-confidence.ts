import type { AuthoredConfidence, Confidence, FormFile } from '@formpress/model';

/** What a form version was checked against. A version that does not say counts as written from memory. */
export function linkConfidence({ confidence = 'memory', source }: FormFile): Confidence {
  if (confidence === 'agency file') return agencyFile(source?.sha256);
  if (confidence === 'memory') return { basis: 'MEMORY' };
  return fromElsewhere(confidence);
}

function agencyFile(sha256: string | undefined): Confidence {
  if (sha256 === undefined) throw new Error("The schema asks for the digest of an agency's file.");
  return { basis: 'AGENCY_FILE', sha256 };
}

function fromElsewhere(confidence: Exclude<AuthoredConfidence, string>): Confidence {
  if ('otherSource' in confidence) return { basis: 'OTHER_SOURCE', source: confidence.otherSource };
  if ('carriedOver' in confidence) return { basis: 'CARRIED_OVER', from: confidence.carriedOver };
  return { basis: 'DERIVED', from: confidence.derivedFrom, rule: confidence.by };
}
