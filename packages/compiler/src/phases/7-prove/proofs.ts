import type { Proof } from './define-proof.ts';
import { failedCase } from './failed-case.ts';

/** All proofs, in the order in which their messages read best together. */
export const proofs: Proof[] = [failedCase];
