import assert from 'node:assert/strict';
import { explain } from '../explain.ts';
import { meaningOf } from '../meaning-of.ts';
import { severityOf } from '../severity-of.ts';

/** A code as a SARIF rule, with its page as help. */
export function sarifRule(code: string) {
  const page = explain(code);
  assert(page !== undefined, `The code ${code} has no page.`);
  const { sentence, paragraph } = meaningOf(page);
  return {
    id: code,
    shortDescription: { text: sentence },
    fullDescription: { text: paragraph },
    help: { text: page, markdown: page },
    defaultConfiguration: { level: severityOf(code) },
  };
}
