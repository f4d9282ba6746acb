import { valuesFrom } from '@formpress/fill';
import type { PlanField } from '@formpress/model';
import type { BindingSource, PrintSource } from '../../6-lower/form-source.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { fillerOf } from '../filling/filler-of.ts';
import { widestLines } from './widest-lines.ts';

/** A text that pdf.yaml prints in a field, and whether its widest version fits. */
export type Fit = {
  binding: BindingSource;
  print: PrintSource;
  /** The texts that were tried. */
  texts: string[];
  /** A text that does not fit. */
  tooWide?: string;
  /** A question whose answers have no maximum length. */
  endless?: string;
  /** A result without bounds. */
  unbounded?: string;
};

const known = new WeakMap<LoweredForm, Fit[]>();

/** Tries every printed text of a form with the widest answers, through the service's own filler. */
export function fitsOf(form: LoweredForm): Fit[] {
  const fits = known.get(form) ?? tried(form);
  known.set(form, fits);
  return fits;
}

/** A text to try in a field, the fit that records the result, and a key for all fields with the same room. */
type Trial = { fit: Fit; text: string; room: string };

function tried(form: LoweredForm): Fit[] {
  const fits: Fit[] = [];
  const rounds: Map<string, Trial>[] = [];
  for (const binding of form.source.pdf.bindings) {
    const field = binding.field;
    const room = roomOf(form.plan.fields[field]);
    let round = 0;
    for (const print of binding.prints) {
      const lines = widestLines(field, print, form);
      const fit: Fit = { binding, print, texts: 'texts' in lines ? lines.texts : [] };
      fits.push(fit);
      if ('endless' in lines) fit.endless = lines.endless;
      if ('unbounded' in lines) fit.unbounded = lines.unbounded;
      for (const text of fit.texts) {
        if (fitting.has(`${room} ${text}`)) continue;
        rounds[round] ??= new Map();
        rounds[round]?.set(field, { fit, text, room });
        round += 1;
      }
    }
  }
  for (const round of rounds) tryAll(round, form);
  return fits;
}

// Forms have many boxes of one size, and the widest texts are few.
const fitting = new Set<string>();

/** Everything that decides whether a text fits a field. */
function roomOf(field: PlanField | undefined): string {
  if (field?.kind !== 'text') return '';
  const { places, maxLength, comb, multiline } = field;
  const sizes = places.map(({ box, turn, font, size }) => [...box.slice(2), turn, font, size]);
  return JSON.stringify([sizes, maxLength, comb, multiline]);
}

/** Fills many fields at once; what is refused does not fit. */
function tryAll(trials: Map<string, Trial>, form: LoweredForm): void {
  const texts = Object.fromEntries([...trials].map(([field, { text }]) => [field, text]));
  const refusals = fillerOf(form).refusals(valuesFrom({ texts }), 'PREVIEW');
  const refused = new Set(refusals.map(({ field }) => field));
  for (const [field, { fit, text, room }] of trials) {
    if (refused.has(field)) fit.tooWide ??= text;
    else fitting.add(`${room} ${text}`);
  }
}
