import type { Completed } from '@formpress/engine';
import type { Notice } from '@formpress/model';
import { displayType } from '../release/display-type.ts';
import type { FormVersion } from '../release/form-version.ts';

/**
 * The body of a completed form, keys in the order of the interface. The PDF is put in as text:
 * base 64 needs no escaping, and it is most of the body.
 */
export function fillBody(
  { entry }: FormVersion,
  pdf: Uint8Array,
  { taxParameters }: Completed,
  notice: Notice | undefined,
): string {
  const parameters = taxParameters.map(({ id, value, valueType }) => ({ id, value, valueType }));
  const rest = JSON.stringify({
    taxParameters: parameters,
    ...(notice && { notice }),
    ...(entry.country === 'CA' && {
      formVersion: entry.version,
      formType: displayType(entry.type),
      name: entry.name,
      title: entry.title,
      locality: entry.locality,
    }),
  });
  const { buffer, byteOffset, byteLength } = pdf;
  const base64 = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
  return `{"form":${JSON.stringify(entry.id)},"pdf":"${base64}",${rest.slice(1)}`;
}
