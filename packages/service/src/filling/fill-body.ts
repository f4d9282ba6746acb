import type { Completed } from '@formpress/engine';
import type { CatalogForm, Notice } from '@formpress/model';
import type { BodyParts } from '../foundation/reply.ts';
import { displayType } from '../release/display-type.ts';

/** The PDF in base64, as the filler returns it. */
type PdfParts = { prefixBase64: Buffer; tailBase64: string };

type Entry = Pick<
  CatalogForm,
  'id' | 'country' | 'version' | 'type' | 'name' | 'title' | 'locality'
>;
type TaxParameters = Completed['taxParameters'];

/**
 * The body of a completed form, with keys in the order of the interface. The PDF, which is most of the
 * body, is inserted unchanged because base64 needs no escaping.
 */
export function fillBody(
  entry: Entry,
  { prefixBase64, tailBase64 }: PdfParts,
  taxParameters: TaxParameters,
  notice: Notice | undefined,
): BodyParts {
  const start = `{"form":${quoted(entry.id)},"pdf":"`;
  const parameters = parametersText(taxParameters);
  const more = `${notice ? membersOf({ notice }) : ''}${canadianText(entry)}`;
  return [start, prefixBase64, `${tailBase64}","taxParameters":[${parameters}]${more}}`];
}

/** The same as JSON.stringify, but faster: there are many parameters. No id or type needs escaping. */
function parametersText(parameters: TaxParameters): string {
  let text = '';
  for (let i = 0; i < parameters.length; i += 1) {
    const { id, value, valueType } = parameters[i] as TaxParameters[number];
    const comma = i === 0 ? '' : ',';
    text += `${comma}{"id":"${id}","value":${quoted(value)},"valueType":"${valueType}"}`;
  }
  return text;
}

/** Texts that need no escaping. */
const plain = /^[\w .,:;/+-]*$/;

function quoted(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}

function canadianText({ country, version, type, name, title, locality }: Entry): string {
  if (country !== 'CA') return '';
  const formType = displayType(type);
  return membersOf({ formVersion: version, formType, name, title, locality });
}

/** The members of an object, to be appended to others. */
function membersOf(object: object): string {
  return `,${JSON.stringify(object).slice(1, -1)}`;
}
