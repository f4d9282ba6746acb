import { random } from '../corpus/random.ts';
import { anyForm } from './any-form.ts';
import { editedDefinitions } from './edited-definitions.ts';
import type { FuzzCase, Order } from './fuzz-case.ts';
import { limitCases } from './limit-cases.ts';
import { oversizedDefinitions } from './oversized-definitions.ts';
import { oversizedFiles } from './write-oversized.ts';

/** The definitions of a case. The same order gives the same case. */
export function caseOf({ seed, index, isOversized = false, limit }: Order): FuzzCase {
  if (limit) {
    const about = `${index} where the limit is "${limit}"`;
    return {
      about,
      ...oversizedFiles({ name: about, files: () => limitCases[limit].files(index) }),
    };
  }
  const oversized = isOversized ? oversizedDefinitions[index] : undefined;
  if (oversized) return { about: oversized.name, ...oversizedFiles(oversized) };
  const chance = random(Math.imul(seed, 7919) + index);
  chance();
  return chance() < 0.4 ? anyForm(chance) : editedDefinitions(chance);
}
