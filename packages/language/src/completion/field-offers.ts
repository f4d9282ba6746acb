import type { LinkedForm } from '@formpress/compiler';
import type { PlacedName } from '../index/name-index.ts';
import { printedNear } from '../words/printed-near.ts';
import type { Offer, TypingContext } from './offer.ts';

/** The boxes of the PDF, those without a binding first, each with its printed line and words. */
export function fieldOffers(
  form: LinkedForm | undefined,
  { file, typed }: TypingContext,
  declared: readonly PlacedName[],
): Offer[] {
  const fields = form?.blank.fields ?? [];
  const bound = new Set([
    ...typed.siblings,
    ...file.names.flatMap(({ kind, name }) => (kind === 'field' ? [name] : [])),
  ]);
  const isBound = (name: string) => bound.has(name) || bound.has(name.split('.').at(-1) ?? name);
  const offers = fields.map((field): Offer => {
    const { line, text } = printedNear(field);
    const short = field.name.split('.').at(-1) ?? field.name;
    const isOnly = fields.every(
      (other) => other === field || other.name.split('.').at(-1) !== short,
    );
    const about = [line && `line ${line}`, text].filter(Boolean).join(': ');
    return { kind: 'field', name: isOnly ? short : field.name, ...(about && { about }) };
  });
  const names = new Set(offers.map(({ name }) => name));
  const added = declared
    .filter(({ name, file: declaring }) => declaring.endsWith('/pdf.yaml') && !names.has(name))
    .map(({ name }): Offer => ({ kind: 'field', name }));
  return [...offers, ...added]
    .filter(({ name }) => !typed.siblings.includes(name))
    .sort((a, b) => Number(isBound(a.name)) - Number(isBound(b.name)))
    .map((offer) => (typed.isKey ? { ...offer, written: `${keyFor(offer.name)}: ` } : offer));
}

/** A name as a key of YAML. */
function keyFor(name: string): string {
  return /^[A-Za-z][\w.[\] -]*$/.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}
