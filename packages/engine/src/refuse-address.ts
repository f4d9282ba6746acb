import { otherUsStates, type People, provinces, usStates } from '@formpress/model';
import { shapeOfAddress } from './address-shape.ts';
import type { Address } from './fill-request.ts';
import { messages } from './messages.ts';
import type { PreparedForm } from './prepare-form.ts';
import type { Refusal } from './refusal.ts';
import { refuseField } from './refuse-field.ts';
import { textAt } from './text-at.ts';

/** An address must have one shape, be complete where the form needs it, and lie somewhere. */
export function refuseAddress(
  field: string,
  address: Address | undefined,
  use: People['employeeAddress'],
  form: PreparedForm,
): Refusal[] {
  if (!address) {
    return use === 'required' ? [{ field, code: 'MISSING', message: messages.missing }] : [];
  }
  const shape = shapeOfAddress(address, form.bundle.country);
  if (shape === 'mixed')
    return [{ field, code: 'INVALID_ADDRESS', message: messages.mixedAddress }];
  return Object.entries(form.bundle.people.address[shape]).flatMap(([name, rule]) => {
    const needed = use === 'unused' ? { ...rule, use } : rule;
    const text = textAt(address, name);
    const refusals = refuseField(`${field}.${name}`, needed, text, form);
    return refusals.length > 0 || text === '' ? refusals : refusePlace(field, name, text);
  });
}

const states = new Set<string>([...usStates, ...otherUsStates]);
const provinceCodes = new Set<string>(provinces);

function refusePlace(field: string, name: string, text: string): Refusal[] {
  const refuse = (message: Refusal['message']): Refusal[] => [
    { field: `${field}.${name}`, code: 'INVALID_ADDRESS', message },
  ];
  if (name === 'state' && !states.has(text)) return refuse(messages.unknownState);
  if (name === 'provinceTerritory' && !provinceCodes.has(text)) {
    return refuse(messages.unknownProvince);
  }
  return [];
}
