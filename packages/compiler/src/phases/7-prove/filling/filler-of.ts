import { createFiller, type Filler } from '@formpress/fill';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';

const fillers = new WeakMap<LoweredForm, Filler>();

/** The filler of a form, made once for all proofs. */
export function fillerOf(form: LoweredForm): Filler {
  const filler = fillers.get(form) ?? createFiller(form.template, form.plan);
  fillers.set(form, filler);
  return filler;
}
