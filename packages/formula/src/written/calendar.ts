/** Reads a date as YYYY-MM-DD; undefined when the text is not a date. */
export function readDate(text: string): string | undefined {
  const iso = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (iso) return text;
  const american = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/.exec(text);
  return american ? `${american[3]}-${american[1]}-${american[2]}` : undefined;
}

/** Whether a day written as YYYY-MM-DD exists. */
export function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(`${day}T`);
}
