import { isMoment } from '@formpress/registry';
import { UsageProblem } from './publishing-problem.ts';

/** The default validity of a signature in days. */
export const defaultDays = 90;

const maxDays = 3650;
const day = 24 * 60 * 60 * 1000;

/** Reads --expires: a number of days, a day (its end), or a time. */
export function readExpiry(text: string, now: number): string {
  if (/^[0-9]{1,4}$/.test(text)) return inDays(Number(text), now);
  const moment = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) ? `${text}T23:59:59Z` : text;
  if (!isMoment(moment)) throw wrong(text, 'is neither a number of days nor a date');
  if (Date.parse(moment) <= now) throw wrong(text, 'has passed');
  if (Date.parse(moment) > now + maxDays * day) throw wrong(text, 'is more than ten years away');
  return moment;
}

function inDays(days: number, now: number): string {
  if (days < 1 || days > maxDays) throw wrong(String(days), `is not between 1 and ${maxDays}`);
  return `${new Date(now + days * day).toISOString().slice(0, 19)}Z`;
}

function wrong(text: string, why: string): UsageProblem {
  return new UsageProblem(
    `--expires "${text}" ${why}. Use --expires 90 for days, or --expires 2027-06-30.`,
  );
}
