import { readSettings } from '@formpress/service';

/** The variables that reading the settings accesses. */
export function variablesRead(): string[] {
  const read = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get(_, name) {
        read.add(String(name));
        return undefined;
      },
    },
  );
  readSettings(environment);
  return [...read];
}
