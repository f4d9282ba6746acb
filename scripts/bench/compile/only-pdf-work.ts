import type { Cache } from '@formpress/compiler';

/** A cache in which only the work on blanks is found, not the results of forms. */
export function onlyPdfWork({ find }: Cache): Pick<Cache, 'find'> {
  return {
    find(key) {
      const found = find(key);
      return found && '%{'.includes(String.fromCharCode(found[0] ?? 0)) ? found : undefined;
    },
  };
}
