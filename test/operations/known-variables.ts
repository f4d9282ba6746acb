import { variablesRead } from '../service/variables-read.ts';

/** Variables of the command and of the registry client, which are not settings. */
const beside = [
  'RELEASE',
  'FORMPRESS_REGISTRY_USER',
  'FORMPRESS_REGISTRY_PASSWORD',
  'FORMPRESS_REGISTRY_TOKEN',
  'FORMPRESS_REGISTRY_REALMS',
];

/** The variables that the service does not read. */
export function unknownVariables(names: Iterable<string>): string[] {
  const known = new Set([...variablesRead(), ...beside]);
  return [...names].filter((name) => !known.has(name));
}
