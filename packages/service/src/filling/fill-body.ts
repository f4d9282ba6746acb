import type { Completed } from '@formpress/engine';
import type { Notice } from '@formpress/model';
import { displayType } from '../release/display-type.ts';
import type { FormVersion } from '../release/form-version.ts';
import type { BodyParts } from '../reply.ts';

/** The PDF in base 64, as the filler gives it. */
type PdfParts = { prefixBase64: Buffer; tailBase64: string };

/**
 * The body of a completed form, keys in the order of the interface. The PDF is put in as it is:
 * base 64 needs no escaping, and it is most of the body.
 */
export function fillBody(
  { entry }: FormVersion,
  { prefixBase64, tailBase64 }: PdfParts,
  { taxParameters }: Completed,
  notice: Notice | undefined,
): BodyParts {
  const rest = JSON.stringify({
    taxParameters,
    ...(notice && { notice }),
    ...(entry.country === 'CA' && {
      formVersion: entry.version,
      formType: displayType(entry.type),
      name: entry.name,
      title: entry.title,
      locality: entry.locality,
    }),
  });
  const start = `{"form":${JSON.stringify(entry.id)},"pdf":"`;
  return [start, prefixBase64, `${tailBase64}",${rest.slice(1)}`];
}
