import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { codes } from '../diagnostics/explain.ts';
import { suggest } from '../diagnostics/fixes/fix.ts';
import { severityOf } from '../diagnostics/severity-of.ts';
import type { Acceptance } from './acceptance.ts';

/** What is wrong with an acceptance, if anything: its code, what it accepts, or its reason. */
export function wrongAcceptance(acceptance: Acceptance): Diagnostic | undefined {
  const severity = severityOf(acceptance.code);
  if (severity === undefined) return unknownCode(acceptance);
  if (severity === 'error') return acceptedError(acceptance);
  return acceptance.reason === '' ? withoutReason(acceptance) : undefined;
}

function unknownCode({ code, codeAt }: Acceptance): Diagnostic {
  const { question, ...fixes } = suggest(code, codes(), codeAt);
  return {
    code: 'unknown-code',
    severity: 'error',
    at: codeAt,
    message: `There is no warning "${code}".${question}`,
    help: 'Copy the code from the first line of the warning.',
    ...fixes,
  };
}

function acceptedError({ code, codeAt }: Acceptance): Diagnostic {
  return {
    code: 'accepted-error',
    severity: 'error',
    at: codeAt,
    message: `"${code}" is an error, and only warnings can be accepted.`,
    help: 'Fix the error, then remove this comment.',
  };
}

function withoutReason({ code, at }: Acceptance): Diagnostic {
  return {
    code: 'acceptance-without-reason',
    severity: 'error',
    at,
    message: 'This comment accepts a warning and does not say why.',
    help: `Write a colon and the reason after the code: # accept ${code}: the agency's own words.`,
  };
}
