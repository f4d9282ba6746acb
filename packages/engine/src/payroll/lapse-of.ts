import type { Renewal } from '@formpress/model';

/** What is known of a certificate on file. */
export type Certificate = { date: string; isExempt?: boolean; exemptReason?: string };

/** When a certificate lapses. */
export type Lapse = {
  rule: Renewal['lapses'] | 'NOT_KNOWN';
  /** With DAY: the last day on which it counts. */
  lastDay?: string;
  within?: number;
  isUnverified?: true;
};

/** The order in which rules count when several hold; of several days, the earliest counts. */
const order: readonly Renewal['lapses'][] = ['DAY', 'YEARLY', 'FEDERAL', 'MOVE', 'NEVER'];

/**
 * When a certificate lapses, by the rows of its form. A row for a claim holds if the certificate claims an exemption for that
 * reason. If the reason is not known, every row for a claim may hold, and the one that ends first counts.
 */
export function lapseOf(rows: readonly Renewal[], certificate: Certificate): Lapse {
  const lapses = rows
    .filter((row) => holdsFor(row, certificate))
    .map((row) => lapseBy(row, certificate.date));
  const [first] = lapses.sort((a, b) => rankOf(a).localeCompare(rankOf(b), 'en'));
  return first ?? { rule: 'NOT_KNOWN' };
}

function holdsFor({ claim }: Renewal, { isExempt = false, exemptReason }: Certificate): boolean {
  if (claim === undefined) return true;
  if (!isExempt) return false;
  return claim === 'EXEMPT' || exemptReason === undefined || claim === exemptReason;
}

function lapseBy(
  { lapses, day, isNextYear, days, within, isUnverified }: Renewal,
  date: string,
): Lapse {
  const more = { ...(within !== undefined && { within }), ...(isUnverified && { isUnverified }) };
  if (day === undefined) return { rule: lapses, ...more };
  const year = String(Number(date.slice(0, 4)) + (isNextYear ? 1 : 0)).padStart(4, '0');
  return { rule: lapses, lastDay: `${year}-${days?.[year] ?? day}`, ...more };
}

function rankOf({ rule, lastDay = '' }: Lapse): string {
  return `${order.indexOf(rule as Renewal['lapses'])} ${lastDay}`;
}
