import type { Clock } from './fill-request.ts';

type LocalTime = { day: string; time: string };

/** How a time zone shows the time, and its last result: many forms are signed in the same second. */
type ZoneClock = { show: (now: Date) => LocalTime; second: number; shown: LocalTime };

const zones = new Map<string, ZoneClock>();
const maxZones = 1000; // there are about 600 zones, and callers may spell each in many ways

/** The day (YYYY-MM-DD) and the time (HH:MM:SS) in the clock's time zone. */
export function localTime({ now, timeZone }: Clock): LocalTime {
  const second = Math.floor(now.valueOf() / 1000);
  const zone = zoneClock(timeZone);
  if (zone.second !== second) {
    zone.shown = zone.show(now);
    zone.second = second;
  }
  return zone.shown;
}

function showUtc(now: Date): LocalTime {
  const [day = '', time = ''] = now.toISOString().split('T');
  return { day, time: time.slice(0, 8) };
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
  const showHere = timeZone === 'UTC' ? showUtc : shownIn(timeZone);
  if (zones.size >= maxZones) zones.clear();
  const clock = { show: showHere, second: Number.NaN, shown: { day: '', time: '' } };
  zones.set(timeZone, clock);
  return clock;
}

function shownIn(timeZone: string): ZoneClock['show'] {
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
  return (now) => show(formatter, now);
}
