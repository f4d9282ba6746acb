/**
 * Tax parameters as CSV (RFC 4180) for import into any payroll engine: one row for each parameter, with the neutral field that it
 * belongs in. Nothing in it names the employee: add your own employee number as `reference`.
 */
import type { components } from '@formpress/client';

type Schemas = components['schemas'];

const columns = [
  ...['reference', 'form', 'version', 'parameter', 'field', 'value'],
  ...['kind', 'unit', 'frequency', 'rounding', 'absent'],
] as const;

/** The heading, and a row for each parameter that belongs in a field. */
export function parametersAsCsv(
  reference: string,
  taxParameters: readonly { id: string; value: string }[],
  mapping: Schemas['ParameterMapping'],
): string {
  const values = new Map(taxParameters.map(({ id, value }) => [id, value]));
  const rows = mapping.parameters.flatMap((parameter) => {
    const { id, field, kind, unit, frequency, rounding, absent } = parameter;
    const value = values.get(id);
    if (field === undefined || value === undefined) return [];
    const from = [reference, mapping.formId, mapping.formVersion, id, field, value];
    return [[...from, kind, unit, frequency, rounding, absent]];
  });
  return [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** A cell that begins like a formula would be run by a spreadsheet. No value of a parameter does, but a reference might. */
function quoted(cell = ''): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
