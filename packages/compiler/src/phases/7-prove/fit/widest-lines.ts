import { type FillRequest, type Known, printedLine, type Values } from '@formpress/engine';
import { Typefaces } from '@formpress/fill';
import type { Bundle, FillPlan } from '@formpress/model';
import type { PrintSource } from '../../6-lower/form-source.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { widestAnswers } from './widest-answers.ts';
import { widestPeople } from './widest-people.ts';
import type { Face } from './widest-word.ts';

/** The widest texts that a line can print in a field, or a question to whose answers there is no end. */
export function widestLines(
  field: string,
  { print }: PrintSource,
  form: LoweredForm,
): { texts: string[] } | { endless: string } {
  const line = printedLine(print, form.bundle);
  const texts = new Set<string>();
  for (const { face, people } of facesOf(field, form)) {
    const values = widestValues(print, form, face);
    if ('endless' in values) return values;
    for (const request of people) texts.add(line(values.values, request));
  }
  texts.delete('');
  return { texts: [...texts] };
}

/** A font, and the people who print widest in it. */
type Trial = { face: Face; people: FillRequest[] };

/** The fonts a text may stand in: that of the field, and the one for letters that the first lacks. */
function facesOf(field: string, form: LoweredForm): Trial[] {
  const planned = form.plan.fields[field];
  if (planned?.kind !== 'text') return [];
  const fonts = [...new Set(planned.places.map(({ font }) => font)), ''];
  return fonts.map((font) => trialIn(font, form));
}

const trials = new WeakMap<LoweredForm, Map<string, Trial>>();

function trialIn(font: string, form: LoweredForm): Trial {
  const known = trials.get(form) ?? new Map<string, Trial>();
  trials.set(form, known);
  const face = faceNamed(font, form.plan);
  const trial = known.get(font) ?? { face, people: widestPeople(form.bundle, face) };
  known.set(font, trial);
  return trial;
}

const faces = new Map<string, Face>();

/** A font of a plan; the one for letters that others lack has no name. */
function faceNamed(font: string, plan: FillPlan): Face {
  const known = faces.get(font);
  if (known) return known;
  const all = new Typefaces(plan);
  const face = { name: font, type: font === '' ? all.letters : all.own(font) };
  faces.set(font, face);
  return face;
}

/** The widest answers to the questions that a line reads. */
function widestValues(
  print: PrintSource['print'],
  form: LoweredForm,
  face: Face,
): { values: Values } | { endless: string } {
  const values = new Map<string, Known>();
  for (const part of print) {
    if (!('question' in part)) continue;
    const { question } = part;
    const answers = widestAnswers(question, form, face);
    if (!answers) return { endless: question };
    let widest = values.get(question)?.text ?? '';
    for (const text of answers) {
      if (widthOf(widest, part, form.bundle, face) < widthOf(text, part, form.bundle, face)) {
        widest = text;
      }
    }
    values.set(question, knownAs(widest));
  }
  return { values };
}

type Read = Extract<PrintSource['print'][number], { question: string }>;

const nobody: FillRequest = { employee: {}, fields: {}, signForm: 'SIGN' };

/** How wide a value is the way this part of a line prints it. */
function widthOf(text: string, part: Read, bundle: Bundle, { type }: Face): number {
  const printed = part.style
    ? printedLine([part], bundle)(new Map([[part.question, knownAs(text)]]), nobody)
    : text;
  return type.widthOf(printed);
}

function knownAs(text: string): Known {
  return { value: { text }, text, sent: text };
}
