import type { Bundle } from '@formpress/model';
import type { Address } from '../foundation/fill-request.ts';

/** The shape of an address. One without keys of either country has the shape of the form's country. */
export function shapeOfAddress(
  address: Address,
  country: Bundle['country'],
): 'us' | 'ca' | 'mixed' {
  const isAmerican = isSent(address.state) || isSent(address.zipCode);
  const isCanadian = isSent(address.provinceTerritory) || isSent(address.postalCode);
  if (isAmerican && isCanadian) return 'mixed';
  if (isAmerican) return 'us';
  return isCanadian || country === 'CA' ? 'ca' : 'us';
}

function isSent(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
