import type { Audit } from '../audit/open-audit.ts';
import type { Log } from '../foundation/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { KeyChanges } from './key-changes.ts';
import { hashOfKey, makeKeyText } from './key-text.ts';
import { fixedKeys, keysOfFile, type LiveKeys } from './live-keys.ts';

/** Opens the keys. In development a key is generated unless a file or a key is configured. */
export function openKeys(
  settings: Settings,
  log: Log,
  audit: Audit | undefined,
): { keys: LiveKeys; developmentKey?: string } {
  const { keysFile, environment } = settings;
  if (keysFile) {
    const report = () => log('error', { code: 'KEYS_UNREADABLE' });
    const changed = (changes: KeyChanges) => {
      log('info', { code: 'KEYS_CHANGED' });
      audit?.record({ event: 'KEYS_CHANGED', ...withoutEmpty(changes) });
    };
    return { keys: keysOfFile(keysFile, { environment, report, changed }) };
  }
  if (!settings.development) throw new Error('Outside development there must be a keys file.');
  const developmentKey = settings.developmentKey ?? makeKeyText();
  const created = new Date(0).toISOString();
  const sha256 = hashOfKey(developmentKey);
  return {
    keys: fixedKeys([{ id: 'key_development', name: 'Development', sha256, created }]),
    developmentKey,
  };
}

function withoutEmpty(changes: KeyChanges): Partial<KeyChanges> {
  return Object.fromEntries(Object.entries(changes).filter(([, ids]) => ids.length > 0));
}
