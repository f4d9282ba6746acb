import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';

/** What a proof finds; the proof adds its code and severity. */
export type Finding = Omit<Diagnostic, 'code' | 'severity'>;

/** Something shown by running a form as it will be served. */
export type Proof = {
  code: string;
  severity: Diagnostic['severity'];
  prove(form: LoweredForm, report: (finding: Finding) => void): void;
};

/** Declares a proof. Its page is the .md file named after its code next to it. */
export function defineProof(proof: Proof): Proof {
  return proof;
}
