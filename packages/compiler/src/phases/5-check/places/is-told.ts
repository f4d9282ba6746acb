import type { LinkedPlace } from '../../4-link/link-place.ts';
import { againstAgreements } from '../agreements/against-agreements.ts';
import type { Subject } from '../foundation/subject.ts';
import { failuresOf } from './failed-place-case.ts';

/** Whether an agreement or a case already reports what is wrong with a place. */
export function isTold(place: LinkedPlace, agreements: Subject['agreements']): boolean {
  return againstAgreements(place.locality, agreements).length > 0 || failuresOf(place).length > 0;
}
