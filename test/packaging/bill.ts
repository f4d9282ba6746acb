/** The part of a bill of materials that the tests read. */
export type Bill = { serialNumber: string; components: BillComponent[] };

/** A component of it. */
export type BillComponent = {
  type: string;
  group?: string;
  name: string;
  version: string;
  scope?: string;
  licenses?: { expression?: string; license?: { id?: string; name?: string } }[];
  properties?: { name: string; value: string }[];
};

/** The npm name of a component. */
export function fullName({ group, name }: BillComponent): string {
  return group === undefined ? name : `${group}/${name}`;
}

/** The licence of a component in one word or expression. */
export function licenseOf({ licenses: [first] = [] }: BillComponent): string | undefined {
  return first?.expression ?? first?.license?.id ?? first?.license?.name;
}

/**
 * The version that npm installs, as far as it can be pinned: of a nested module only the major version
 * is certain.
 */
export function sureVersion({ version, properties = [] }: BillComponent): string {
  const isPinned = !properties.some(({ name }) => name === 'formpress:pinned');
  return isPinned ? version : (version.split('.')[0] ?? '');
}
