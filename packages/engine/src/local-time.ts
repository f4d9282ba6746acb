import type { Clock } from './fill-request.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();
const mostFormatters = 1000; // there are some 600 zones; a caller may spell each in many ways

/** The day (YYYY-MM-DD) and the time (HH:MM:SS) where the clock hangs. */
export function localTime({ now, timeZone }: Clock): { day: string; time: string } {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(now)) parts[type] = value;
  const { year = '', month, day, hour, minute, second } = parts;
  return {
    day: `${year.padStart(4, '0')}-${month}-${day}`,
    time: `${hour}:${minute}:${second}`,
  };
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(timeZone, formatter);
  return formatter;
}
