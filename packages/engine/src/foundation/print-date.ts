/** Converts a day from YYYY-MM-DD to a format such as MM/DD/YYYY. */
export function printDate(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MM: month,
    DD: date,
    M: month.replace(/^0/, ''),
    D: date.replace(/^0/, ''),
  };
  return format.replace(/YYYY|YY|MM|DD|M|D/g, (part) => parts[part] ?? part);
}
