import { createHash } from 'node:crypto';
import type { LockedModule, LockedTree } from './locked-modules.ts';

/** A shipped package: its name, its version, and our packages that it consists of. */
export type ShippedPackage = { name: string; version: string; tree: LockedTree };

/** Shipped data that is not part of a module. */
export type ShippedData = { name: string; version: string; license: string; from: string };

type Component = Record<string, unknown> & { 'bom-ref': string };

/**
 * A software bill of materials (CycloneDX 1.6): every module of a package with its licence and digest.
 * It contains no time and nothing random, so that the same lock file gives the same bytes.
 */
export function sbomOf(shipped: ShippedPackage, data: readonly ShippedData[] = []): string {
  const { name, version, tree } = shipped;
  const itself = purlOf(name, version);
  const own = Object.keys(tree.own).map((each) => `@formpress/${each}`);
  const isBundled = own.some((each) => each !== name);
  const components = [
    ...(isBundled ? own.map((each) => ownComponent(each, version)) : []),
    ...uniqueModules(tree).map(libraryComponent),
    ...data.map(dataComponent),
  ].sort(byReference);
  const body = {
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': itself,
        ...namesOf(name),
        version,
        licenses: licensesOf('UNLICENSED'),
        purl: itself,
      },
    },
    components,
    dependencies: dependenciesOf(shipped, isBundled).sort((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
  return `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: serialNumberOf(JSON.stringify(body)),
      ...body,
    },
    null,
    2,
  )}\n`;
}

function ownComponent(name: string, version: string): Component {
  const purl = purlOf(name, version);
  const licenses = licensesOf('UNLICENSED');
  return { type: 'library', 'bom-ref': purl, ...namesOf(name), version, licenses, purl };
}

function libraryComponent(module: LockedModule): Component {
  const { name, version, license, sha512, isOptional, isNested } = module;
  const purl = purlOf(name, version);
  return {
    type: 'library',
    'bom-ref': purl,
    ...namesOf(name),
    version,
    scope: isOptional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: sha512 }],
    licenses: licensesOf(license),
    purl,
    // npm has no way to pin a nested module.
    ...(isNested && { properties: [{ name: 'formpress:pinned', value: 'false' }] }),
  };
}

function dataComponent({ name, version, license, from }: ShippedData): Component {
  const reference = `data:${name}@${version}`;
  const licenses = licensesOf(license);
  return { type: 'data', 'bom-ref': reference, name, version, description: from, licenses };
}

function dependenciesOf({ name, version, tree }: ShippedPackage, isBundled: boolean) {
  const purlAt = (folder: string) => {
    const module = tree.modules.get(folder);
    if (!module) throw new Error(`${folder} is not among the modules.`);
    return purlOf(module.name, module.version);
  };
  const own = Object.entries(tree.own).map(([each, libraries]) => ({
    ref: purlOf(isBundled ? `@formpress/${each}` : name, version),
    dependsOn: sorted(libraries.map(purlAt)),
  }));
  const itself = {
    ref: purlOf(name, version),
    dependsOn: sorted(Object.keys(tree.own).map((each) => purlOf(`@formpress/${each}`, version))),
  };
  const libraries = new Map<string, string[]>();
  for (const module of tree.modules.values()) {
    const ref = purlOf(module.name, module.version);
    libraries.set(ref, [...(libraries.get(ref) ?? []), ...module.needs.map(purlAt)]);
  }
  const others = [...libraries].map(([ref, needs]) => ({ ref, dependsOn: sorted(needs) }));
  return [...(isBundled ? [itself] : []), ...own, ...others];
}

/** The modules without duplicates: the same version may be in several folders. */
function uniqueModules({ modules }: LockedTree): LockedModule[] {
  const unique = new Map<string, LockedModule>();
  for (const module of modules.values()) {
    const purl = purlOf(module.name, module.version);
    const known = unique.get(purl);
    if (!known || (known.isOptional && !module.isOptional)) unique.set(purl, module);
  }
  return [...unique.values()];
}

/** A licence as an SPDX identifier, an SPDX expression, or a name that SPDX does not know. */
function licensesOf(license: string) {
  if (license.includes(' ')) return [{ expression: license }];
  return [{ license: license === 'UNLICENSED' ? { name: license } : { id: license } }];
}

function namesOf(name: string) {
  const [group, rest] = name.split('/');
  return rest === undefined ? { name } : { group, name: rest };
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function serialNumberOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  // Version 8 of a UUID is for custom schemes.
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return `urn:uuid:${[...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')}`;
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

function byReference(a: Component, b: Component): number {
  return a['bom-ref'] < b['bom-ref'] ? -1 : 1;
}
