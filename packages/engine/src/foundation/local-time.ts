import type { Clock } from './fill-request.ts';

type LocalTime = { day: string; time: string };

/** A zone's clock, and what it showed last: many forms are signed in the same second. */
type ZoneClock = { formatter: Intl.DateTimeFormat; second: number; shown: LocalTime };

const zones = new Map<string, ZoneClock>();
const mostZones = 1000; // there are some 600 zones; a caller may spell each in many ways

/** The day (YYYY-MM-DD) and the time (HH:MM:SS) where the clock hangs. */
export function localTime({ now, timeZone }: Clock): LocalTime {
  const second = Math.floor(now.valueOf() / 1000);
  const zone = zoneClock(timeZone);
  if (zone.second !== second) {
    zone.shown = show(zone.formatter, now);
    zone.second = second;
  }
  return zone.shown;
}

function show(formatter: Intl.DateTimeFormat, now: Date): LocalTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatter.formatToParts(now)) parts[type] = value;
  const { year = '', month, day, hour, minute, second } = parts;
  return {
    day: `${year.padStart(4, '0')}-${month}-${day}`,
    time: `${hour}:${minute}:${second}`,
  };
}

function zoneClock(timeZone: string): ZoneClock {
  const known = zones.get(timeZone);
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
  if (zones.size >= mostZones) zones.clear();
  const clock = { formatter, second: Number.NaN, shown: { day: '', time: '' } };
  zones.set(timeZone, clock);
  return clock;
}
