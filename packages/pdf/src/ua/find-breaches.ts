import { UaDocument } from './document.ts';
import { uaRules } from './rules.ts';

/** A rule of PDF/UA-1 that a file breaks, and where. */
export type UaBreach = { clause: string; says: string; where: string[] };

/** Every rule of PDF/UA-1 that a file breaks, as far as a program can check them. */
export function findUaBreaches(bytes: Uint8Array): UaBreach[] {
  const document = new UaDocument(bytes);
  return uaRules.flatMap(({ clause, says, breaches }) => {
    const where = [...new Set(breaches(document))];
    return where.length > 0 ? [{ clause, says, where }] : [];
  });
}
