import { otherUsStates, type People, provinces, usStates } from '@formpress/model';
import type { Address } from '../foundation/fill-request.ts';
import { messages } from '../foundation/messages.ts';
import type { PreparedForm } from '../foundation/prepare-form.ts';
import type { Refusal } from '../foundation/refusal.ts';
import { textAt } from '../foundation/text-at.ts';
import { shapeOfAddress } from './address-shape.ts';
import { refuseField } from './refuse-field.ts';

/** Refuses an address that mixes shapes, lacks a field that the form needs, or has an unknown state or province. */
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
  const refusals: Refusal[] = [];
  for (const [name, rule] of form.people[shape]) {
    const text = textAt(address, name);
    const isLeftOut = use === 'unused' && text === '';
    if (isLeftOut) continue;
    const refusal = refuseField(field, name, rule, text, form) ?? refusePlace(field, name, text);
    if (refusal) refusals.push(refusal);
  }
  return refusals;
}

const states = new Set<string>([...usStates, ...otherUsStates]);
const provinceCodes = new Set<string>(provinces);

function refusePlace(field: string, name: string, text: string): Refusal | undefined {
  const isWrong = (place: string, known: Set<string>) =>
    name === place && text !== '' && !known.has(text);
  const refuse = (message: Refusal['message']): Refusal => ({
    field: `${field}.${name}`,
    code: 'INVALID_ADDRESS',
    message,
  });
  if (isWrong('state', states)) return refuse(messages.unknownState);
  return isWrong('provinceTerritory', provinceCodes) ? refuse(messages.unknownProvince) : undefined;
}
