import type { Bundle } from '@formpress/model';
import type { Address } from './fill-request.ts';
import { textAt } from './text-at.ts';

/** Which shape an address has. One that tells neither country is of the form's own. */
export function shapeOfAddress(
  address: Address,
  country: Bundle['country'],
): 'us' | 'ca' | 'mixed' {
  const has = (names: string[]) => names.some((name) => textAt(address, name) !== '');
  const isAmerican = has(['state', 'zipCode']);
  const isCanadian = has(['provinceTerritory', 'postalCode']);
  if (isAmerican && isCanadian) return 'mixed';
  if (isAmerican) return 'us';
  return isCanadian || country === 'CA' ? 'ca' : 'us';
}
