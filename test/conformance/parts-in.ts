import type { Json } from './closed-replies.ts';

/** The part of an OpenAPI document that describes bodies. */
export type Described = { components: { schemas: Record<string, Json> } };

const isRequest =
  /^(?:\w*Request|Employee|Employer|Answer|FederalValues|\w*Address|LivesAndWorks|StoredCertificate|LetterWithTerms)$/;

/** Every key of a reply, and every value of a key that has a closed list of them. */
export function describedParts(schemas: Record<string, Json>): Set<string> {
  const parts = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    isRequest.test(name)
      ? []
      : Object.entries(properties as Record<string, Json>).flatMap(([key, { enum: values }]) => [
          `${name}.${key}`,
          ...((values as string[] | undefined) ?? []).map((value) => `${name}.${key}: ${value}`),
        ]),
  );
  return new Set(parts);
}

/** The parts that a body shows. Throws when its keys are not in the documented order. */
export function partsIn(body: unknown, schema: Json, document: Described, name = ''): string[] {
  const reference = referenceOf(schema);
  if (reference) {
    const next = document.components.schemas[reference];
    if (!next) throw new Error(`There is no schema ${reference}.`);
    return partsIn(body, next, document, reference);
  }
  if (Array.isArray(body)) {
    return body.flatMap((each) => partsIn(each, (schema.items ?? {}) as Json, document));
  }
  if (typeof body !== 'object' || body === null) return [];
  if (schema.discriminator) return partsIn(body, kindOf(body, schema), document);
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const wanted = Object.keys(properties).filter((key) => key in body);
  const found = Object.keys(body).filter((key) => key in properties);
  if (wanted.join() !== found.join()) throw new Error(`${name} has its keys as ${found.join()}.`);
  return Object.entries(body).flatMap(([key, value]) => {
    const part = properties[key] ?? (schema.additionalProperties as Json | undefined) ?? {};
    const shown = [`${name}.${key}`, ...(part.enum ? [`${name}.${key}: ${value}`] : [])];
    return [...shown, ...partsIn(value, part, document)];
  });
}

/** The schema of a body that is one of several kinds. */
function kindOf(body: object, { discriminator }: Json): Json {
  const { propertyName, mapping } = discriminator as { propertyName: string; mapping: Json };
  return { $ref: mapping[String((body as Json)[propertyName])] };
}

function referenceOf({ $ref, allOf }: Json): string | undefined {
  const inner = Array.isArray(allOf) ? (allOf[0] as Json).$ref : $ref;
  return typeof inner === 'string' ? inner.split('/').at(-1) : undefined;
}
