import { readSettings } from '@formpress/service';

/** The variables that are looked at when settings are read. */
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
