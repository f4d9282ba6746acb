import type { FillPlan, PlacedObject } from '@formpress/model';
import type { Before } from './tail.ts';

/** The static bytes that a reply begins with, and what its tail must say of them. */
type Prefix = { bytes: Uint8Array; before: Before };

/** The four beginnings a reply can have, each put together once. */
export type Prefixes = (external: boolean, letters: boolean) => Prefix;

/** Cuts the template into its parts and joins those that each kind of reply needs. */
export function prefixesOf(template: Uint8Array, plan: FillPlan): Prefixes {
  const { base, external, letters } = plan.file;
  const parts = {
    external: { bytes: template.subarray(base, base + external), objects: plan.external },
    letters: {
      bytes: template.subarray(base + external, base + external + letters),
      objects: plan.letters.objects,
    },
  };
  const made = new Map<string, Prefix>();
  return (wantsExternal, wantsLetters) => {
    const key = `${wantsExternal} ${wantsLetters}`;
    const wanted = [
      ...(wantsExternal ? [parts.external] : []),
      ...(wantsLetters ? [parts.letters] : []),
    ];
    const prefix = made.get(key) ?? join(template.subarray(0, base), wanted, plan);
    made.set(key, prefix);
    return prefix;
  };
}

function join(
  base: Uint8Array,
  parts: { bytes: Uint8Array; objects: PlacedObject[] }[],
  plan: FillPlan,
): Prefix {
  const placed: PlacedObject[] = [];
  let length = base.length;
  for (const { bytes, objects } of parts) {
    for (const { number, offset } of objects) placed.push({ number, offset: length + offset });
    length += bytes.length;
  }
  const bytes =
    parts.length === 0 ? base : Buffer.concat([base, ...parts.map((part) => part.bytes)]);
  const { table, size, root, info, id } = plan.file;
  const before = { length, table, size, root, id, placed, ...(info !== undefined && { info }) };
  return { bytes, before };
}
