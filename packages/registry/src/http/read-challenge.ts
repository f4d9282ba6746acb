/** An authentication challenge (RFC 9110, section 11.6.1). */
export type Challenge =
  | { scheme: 'basic' }
  | { scheme: 'bearer'; realm: string; service?: string; scope?: string };

/** Parses WWW-Authenticate; undefined when the scheme is unknown. */
export function readChallenge(header: string | null): Challenge | undefined {
  const [, scheme = '', rest = ''] = /^\s*([A-Za-z]+)\s*(.*)$/s.exec(header ?? '') ?? [];
  if (scheme.toLowerCase() === 'basic') return { scheme: 'basic' };
  if (scheme.toLowerCase() !== 'bearer') return undefined;
  const { realm, service, scope } = parametersOf(rest);
  if (realm === undefined) return undefined;
  return {
    scheme: 'bearer',
    realm,
    ...(service === undefined ? {} : { service }),
    ...(scope === undefined ? {} : { scope }),
  };
}

function parametersOf(text: string): Record<string, string | undefined> {
  const found = text.matchAll(/([A-Za-z_]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/g);
  return Object.fromEntries(
    [...found].map(([, name = '', quoted, bare]) => [
      name.toLowerCase(),
      quoted?.replace(/\\(.)/g, '$1') ?? bare,
    ]),
  );
}
