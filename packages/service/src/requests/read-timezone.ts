import { messages } from '../foundation/messages.ts';
import type { RequestProblem } from '../foundation/refusal.ts';

const knownZones = new Map<string, boolean>();
const maxCached = 1_000;
const maxNameLength = 100;

/** Reads the time zone in which a form is signed. In modes other than SIGN the header is ignored. */
export function readTimezone(
  header: string | string[] | undefined,
  signForm: string,
): { zone: string; problems: RequestProblem[] } {
  if (signForm !== 'SIGN' || header === undefined || header === '') {
    return { zone: 'UTC', problems: [] };
  }
  if (typeof header === 'string' && isZone(header)) return { zone: header, problems: [] };
  const message = messages.unknownTimezone;
  return { zone: 'UTC', problems: [{ field: 'Timezone', code: 'INVALID_PARAMETER', message }] };
}

function isZone(name: string): boolean {
  if (name.length > maxNameLength) return false;
  const known = knownZones.get(name);
  if (known !== undefined) return known;
  if (knownZones.size >= maxCached) knownZones.clear();
  const zone = isIanaZone(name);
  knownZones.set(name, zone);
  return zone;
}

function isIanaZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
