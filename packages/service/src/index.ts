export type { Endpoint } from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { isKeyText } from './keys/key-text.ts';
export { KeysFileProblem, parseKeys, readKeysText, writeKeysFile } from './keys/keys-file.ts';
export { createKey, isLiveKey, revokeKey, type StoredKey } from './keys/stored-key.ts';
export { ReleaseProblem } from './release/release-problem.ts';
export { readSettings, type Settings } from './settings.ts';
export { type RunningService, type Surroundings, startService } from './start-service.ts';
