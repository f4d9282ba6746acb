export { type Descriptor, emptyConfig, type Manifest } from './manifest.ts';
export { isReference, parseReference, type Reference } from './reference.ts';
export type { FoundManifest, Registry } from './registry.ts';
export { RegistryProblem, type RegistryTrouble } from './registry-problem.ts';
