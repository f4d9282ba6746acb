import { variablesRead } from '../service/variables-read.ts';

/** Variables of the command and of the registry's client, which no settings are made from. */
const beside = [
  'RELEASE',
  'FORMPRESS_REGISTRY_USER',
  'FORMPRESS_REGISTRY_PASSWORD',
  'FORMPRESS_REGISTRY_TOKEN',
  'FORMPRESS_REGISTRY_REALMS',
];

/** Those of some variables that the service does not read. */
export function unknownVariables(names: Iterable<string>): string[] {
  const known = new Set([...variablesRead(), ...beside]);
  return [...names].filter((name) => !known.has(name));
}
