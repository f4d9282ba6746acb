import { inEachLanguage, type People, type PersonField, type Texts } from '@formpress/model';
import { frenchPattern } from '@formpress/patterns';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { MapEntry, TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import { childEntries, childItems, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedText, TextPart } from '../linked/linked-text.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';

// Which parts of an address may be left out is fixed by the interface (Address, both shapes).
const optionalInAddress = 'streetAddress2';

/** The person fields of shared/people.yaml in all languages, marked as unused, and their texts. */
export function linkPeople(
  file: Valid<unknown> | undefined,
  scope: TextScope,
): { people: People; patternsAt: ReadonlyMap<string, SourceRange>; texts: LinkedText[] } {
  const address = file && nodeAt(file.root, 'address');
  const employee = linkFields(childEntries(file?.root, 'employee'), 'unused', scope);
  const employer = linkFields(childEntries(file?.root, 'employer'), 'unused', scope);
  const us = linkFields(childEntries(address, 'us'), 'required', scope);
  const ca = linkFields(childEntries(address, 'ca'), 'required', scope);
  return {
    people: {
      employee: byName(employee),
      employer: byName(employer),
      employeeAddress: 'unused',
      employerAddress: 'unused',
      address: { us: byName(us), ca: byName(ca) },
    },
    patternsAt: new Map(
      Object.entries({ employee, employer, us, ca }).flatMap(([who, fields]) =>
        fields.map(({ name, patternAt }) => [`${who}.${name}`, patternAt]),
      ),
    ),
    texts: [employee, employer, us, ca].flat().map(({ text }) => text),
  };
}

type LinkedField = { name: string; field: PersonField; patternAt: SourceRange; text: LinkedText };

function linkFields(entries: MapEntry[], use: PersonField['use'], scope: TextScope): LinkedField[] {
  return entries.map(({ key: name, value }) => {
    const text = linkText(textNodeOf(nodeAt(value, 'otherwise')), scope);
    const pattern = textNodeOf(nodeAt(value, 'accepts'));
    const field: PersonField = {
      use: name === optionalInAddress ? 'optional' : use,
      accepts: pattern.value,
      ...localPattern(pattern.value),
      otherwise: plainTexts(text),
    };
    return { name, field, patternAt: pattern.at, text };
  });
}

/** A date is also accepted as people write it in French. */
function localPattern(accepts: string): Pick<PersonField, 'acceptsIn'> {
  const fr = frenchPattern(accepts, { holds: 'date', country: 'CA' });
  return fr === undefined ? {} : { acceptsIn: { fr } };
}

function byName(fields: LinkedField[]): Record<string, PersonField> {
  return Object.fromEntries(fields.map(({ name, field }) => [name, field]));
}

/** All person fields, with how one form uses each of them. */
export function peopleOf(known: People, written: YamlNode | undefined, report: Report): People {
  const people = { ...known, employee: { ...known.employee }, employer: { ...known.employer } };
  for (const who of ['employee', 'employer'] as const) {
    for (const item of childItems(written, who)) {
      const node = textNodeOf(item);
      const name = node.value.replace(/\?$/, '');
      const use = node.value.endsWith('?') ? 'optional' : 'required';
      if (name === 'address') people[`${who}Address`] = use;
      else people[who][name] = { ...(people[who][name] ?? unknown(who, name, node, report)), use };
    }
  }
  return people;
}

/** Where a form names each person field, such as employee.firstName. */
export function peoplePlaces(written: YamlNode | undefined): ReadonlyMap<string, SourceRange> {
  return new Map(
    ['employee', 'employer'].flatMap((who) =>
      childItems(written, who).map((item) => {
        const { value, at } = textNodeOf(item);
        return [`${who}.${value.replace(/\?$/, '')}`, at] as const;
      }),
    ),
  );
}

/** Reports a field without a pattern, but keeps it, so that bindings that print it are not reported. */
function unknown(who: string, name: string, { at }: TextNode, report: Report) {
  report({
    code: 'unknown-person-field',
    severity: 'error',
    at,
    message: `shared/people.yaml does not say what "${name}" of an ${who} looks like.`,
    help: `Add ${name} under ${who} there, with accepts and otherwise.`,
  });
  return { accepts: '', otherwise: inEachLanguage(() => '') };
}

function plainTexts(text: LinkedText): Texts {
  const words = (parts: TextPart[]) =>
    parts.map((part) => ('words' in part ? part.words : '')).join('');
  return inEachLanguage((language) => words(text[language]));
}
