import { parseKeys, readKeysText, type StoredKey } from '@formpress/service';

/** The keys of a file. */
export function storedKeys(file: string): StoredKey[] {
  return parseKeys(readKeysText(file), file);
}
