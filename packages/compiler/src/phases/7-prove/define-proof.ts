import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';

/** What a proof finds; its code and severity are its own. */
export type Finding = Omit<Diagnostic, 'code' | 'severity'>;

/** Something shown by running a form as it will be served. */
export type Proof = {
  code: string;
  severity: Diagnostic['severity'];
  prove(form: LoweredForm, report: (finding: Finding) => void): void;
};

/** Declares a proof. Its page is the .md of the same name beside it. */
export function defineProof(proof: Proof): Proof {
  return proof;
}
