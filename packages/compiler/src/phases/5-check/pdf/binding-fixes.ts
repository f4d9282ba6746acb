import type { PdfField } from '@formpress/pdf';
import type { Edit, Fix } from '../../../diagnostics/diagnostic.ts';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import { asWritten } from '../../2-parse/foundation/source.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import { shortestEnding } from '../../4-link/pdf/find-field.ts';
import { personFields } from '../../4-link/people/person-fields.ts';
import { lockedContents } from './locked-contents.ts';

/** The words that forms print next to what they ask about a person, in the order of a line. */
const printedWords: readonly [RegExp, string][] = [
  [/\bfirst name\b/i, 'employee.firstName'],
  [/\blast name\b/i, 'employee.lastName'],
  [/\bsocial security\b/i, 'employee.socialSecurityNumber'],
  [/\baddress\b/i, 'employee.address.streetAddress1'],
  [/\bcity\b/i, 'employee.address.city'],
  [/\bstate\b/i, 'employee.address.state'],
  [/\bzip\b/i, 'employee.address.zipCode'],
];

// A longer text is a sentence, which may mention anything.
const longestLabel = 60;

/**
 * Fixes for fields to which nothing is bound. Where the lock says what they held, the first binds them to
 * that again, and the second adds lines to fill in. Otherwise, lines to fill in come first, and then
 * guesses.
 */
export function bindingFixes(unbound: readonly PdfField[], form: LinkedForm): Fix[] {
  const held = lockedContents(form);
  const nameOf = ({ name }: PdfField) => asWritten(shortestEnding(name, form.blank.fields));
  const them = unbound.length === 1 ? 'it' : 'them';
  const toFillIn = fixOf(`Bind ${them} to "${todo}" under "fields"`, form, {
    fields: unbound.map((field) => `${nameOf(field)}: ${todo}`),
  });
  const asLocked =
    unbound.some(({ name }) => held.has(name)) &&
    fixOf(`Bind ${them} as when the form was locked`, form, {
      fields: unbound.map((field) => `${nameOf(field)}: ${held.get(field.name) ?? todo}`),
    });
  const all = asLocked ? [asLocked, toFillIn] : [toFillIn, ...guesses(unbound, form)];
  return all.flatMap((fix) => fix || []);
}

/**
 * Fixes that print what the words next to fields ask about the employee, and leave the others blank; or
 * leave all of them blank.
 */
function guesses(unbound: readonly PdfField[], form: LinkedForm): (Fix | undefined | false)[] {
  const known = personFields(form.people);
  const all = unbound.map((field) => {
    const asked = askedNextTo(field).filter((name) => known.has(name));
    const name = asWritten(shortestEnding(field.name, form.blank.fields));
    return { name, print: asked.map((each) => `{{${each}}}`).join(' ') };
  });
  const printing = all.filter(({ print }) => print !== '');
  const them = all.length === 1 ? 'it' : 'them';
  return [
    printing.length > 0 &&
      fixOf(`Print ${printing.map(({ print }) => print).join(', ')}`, form, {
        fields: printing.map(({ name, print }) => `${name}: '${print}'`),
        blank: all.filter(({ print }) => print === '').map(({ name }) => `- ${name}`),
      }),
    fixOf(`List ${them} under "blank"`, form, { blank: all.map(({ name }) => `- ${name}`) }),
  ];
}

type Lines = { fields?: string[]; blank?: string[] };

/** Adds lines to parts of pdf.yaml, with the name of a part that is missing; undefined where there is no such file. */
function fixOf(title: string, { pdf: { lists } }: LinkedForm, lines: Lines): Fix | undefined {
  if (!lists.file) return undefined;
  const edits: Edit[] = [];
  for (const key of ['fields', 'blank'] as const) {
    const [own = [], at] = [lines[key], lists[key]];
    if (own.length === 0) continue;
    const adds = at ? own : [[`${key}:`, ...own].join('\n  ')];
    edits.push({ at: at ?? lists.file, adds });
  }
  return { title, edits };
}

function askedNextTo({ type, widgets }: PdfField): string[] {
  const label = widgets[0]?.near?.text ?? '';
  if (type !== 'text' || label.length > longestLabel || /employer/i.test(label)) return [];
  return printedWords.flatMap(([words, name]) => (words.test(label) ? [name] : []));
}
