import type { People, PersonField } from '@formpress/model';
import { comparePatterns, describePatternChange } from '../answers/compare-patterns.ts';
import type { Change } from '../foundation/change.ts';
import { pairEntries } from '../foundation/pair-up.ts';
import { compareAcceptsIn } from './compare-accepts-in.ts';

const patternKinds = { narrowed: 'person-field-narrowed', widened: 'person-field-widened' };

/** What changed in the data about employee and employer. */
export function comparePeople(before: People, after: People): Change[] {
  return [
    ...compareFields('employee', before.employee, after.employee),
    ...compareUse('employee.address', before.employeeAddress, after.employeeAddress),
    ...compareFields('employer', before.employer, after.employer),
    ...compareUse('employer.address', before.employerAddress, after.employerAddress),
    ...compareFields('US address', before.address.us, after.address.us),
    ...compareFields('Canadian address', before.address.ca, after.address.ca),
  ];
}

type Fields = Readonly<Record<string, PersonField>>;

function compareFields(person: string, before: Fields, after: Fields): Change[] {
  const nameOf = (field: string) =>
    person.includes(' ') ? `${field} of a ${person}` : `${person}.${field}`;
  const { both, gone, added } = pairEntries(before, after);
  return [
    ...gone.map(({ name }) => ({
      breaks: ['CLIENT'] as const,
      kind: 'person-field-removed',
      about: nameOf(name),
      says: `${nameOf(name)} is no longer known and is refused when sent.`,
    })),
    ...added.map(({ name, after: { use } }): Change => {
      const isRequired = use === 'required';
      return {
        breaks: isRequired ? ['CLIENT'] : [],
        kind: 'person-field-added',
        about: nameOf(name),
        says: `${nameOf(name)} is new and ${isRequired ? 'must' : 'may'} be sent.`,
      };
    }),
    ...both.flatMap(({ name, before: then, after: now }) => [
      ...compareUse(nameOf(name), then.use, now.use),
      ...comparePattern(nameOf(name), then.accepts, now.accepts),
      ...compareAcceptsIn({ about: nameOf(name), name: nameOf(name), ...patternKinds }, then, now),
    ]),
  ];
}

type Use = PersonField['use'];

function compareUse(about: string, before: Use, after: Use): Change[] {
  if (before === after) return [];
  const says: Record<Use, string> = {
    required: `${about} must be sent now.`,
    optional: `${about} ${before === 'required' ? 'may be left out' : 'is used when sent'} now.`,
    unused: `${about} is no longer used.`,
  };
  const breaks = after === 'required' ? (['CLIENT'] as const) : [];
  return [{ breaks, kind: 'person-field-use-changed', about, says: says[after] }];
}

function comparePattern(about: string, before: string, after: string): Change[] {
  if (before === after) return [];
  const change = comparePatterns(before, after);
  const isNarrower = change.is === 'narrower' || change.is === 'unknown';
  return [
    {
      breaks: isNarrower ? ['STORED_ANSWERS'] : [],
      kind: isNarrower ? 'person-field-narrowed' : 'person-field-widened',
      about,
      says: describePatternChange(about, change),
      ...(change.is === 'narrower' ? { witness: change.witness } : {}),
    },
  ];
}
