/** What the tests read of a bill of materials. */
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

/** The name under which npm knows a component. */
export function fullName({ group, name }: BillComponent): string {
  return group === undefined ? name : `${group}/${name}`;
}

/** The licence of a component in one word or expression. */
export function licenseOf({ licenses: [first] = [] }: BillComponent): string | undefined {
  return first?.expression ?? first?.license?.id ?? first?.license?.name;
}

/**
 * The version that npm installs, as far as it can be told one: of a module that stands below
 * another only the first number is sure.
 */
export function sureVersion({ version, properties = [] }: BillComponent): string {
  const isPinned = !properties.some(({ name }) => name === 'formpress:pinned');
  return isPinned ? version : (version.split('.')[0] ?? '');
}
