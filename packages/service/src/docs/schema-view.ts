import { nameBehind, type Schema } from './document.ts';
import { type Markup, markup } from './markup.ts';
import { inline, type Links } from './prose.ts';

/** Shows what a schema consists of: its properties, its kinds, or its type. */
export function schemaView(schema: Schema, links: Links): Markup {
  if (schema.$ref) return markup`<p>${typeOf(schema)}</p>`;
  if (schema.discriminator) return kindsView(schema);
  if (schema.properties) return propertiesView(schema, links);
  return markup`<p class="type">${typeOf(schema)}</p>`;
}

function kindsView({ discriminator }: Schema): Markup {
  const { propertyName = '', mapping = {} } = discriminator ?? {};
  const rows = Object.entries(mapping).map(
    ([value, reference]) =>
      markup`<div><dt><code class="name">${propertyName}: ${value}</code></dt><dd>${typeOf({ $ref: reference })}</dd></div>`,
  );
  return markup`<p>One of ${rows.length} kinds, told apart by <code>${propertyName}</code>.</p><dl class="properties">${rows}</dl>`;
}

function propertiesView({ properties = {}, required = [] }: Schema, links: Links): Markup {
  const rows = Object.entries(properties).map(([name, property]) =>
    propertyRow({ name, property, isRequired: required.includes(name) }, links),
  );
  return markup`<dl class="properties">${rows}</dl>`;
}

type Property = { name: string; property: Schema; isRequired: boolean };

/** Shows a property or a parameter. */
export function propertyRow({ name, property, isRequired }: Property, links: Links): Markup {
  const { description, enum: values = [] } = property;
  const about = description ?? '';
  return markup`<div>
<dt><code class="name">${name}</code> <span class="type">${typeOf(property)}</span>${isRequired && markup` <span class="required">required</span>`}</dt>
<dd>${about !== '' && markup`<p>${inline(about, links)}</p>`}${valuesView(values)}${limitsView(property)}</dd>
</div>`;
}

function valuesView(values: (string | boolean | number)[]): Markup | false {
  if (values.length === 0) return false;
  const list = values.map((value) => markup`<li><code>${String(value)}</code></li>`);
  const shown = markup`<ul class="values">${list}</ul>`;
  if (values.length <= 14) return shown;
  return markup`<details><summary>${values.length} values</summary>${shown}</details>`;
}

function limitsView(schema: Schema): Markup | false {
  const limits: (string | false | undefined)[] = [
    schema.minLength !== undefined &&
      schema.minLength > 0 &&
      `at least ${characters(schema.minLength)}`,
    schema.maxLength !== undefined && `at most ${characters(schema.maxLength)}`,
    schema.minimum !== undefined && `at least ${schema.minimum}`,
    schema.maximum !== undefined && `at most ${schema.maximum}`,
    schema.minItems !== undefined && `at least ${schema.minItems}`,
    schema.maxItems !== undefined && `at most ${schema.maxItems}`,
  ];
  const words = limits.filter((each) => typeof each === 'string').join(', ');
  const facts = [
    words !== '' && markup`<span>${words}</span>`,
    schema.default !== undefined &&
      markup`<span>default <code>${String(schema.default)}</code></span>`,
    schema.pattern !== undefined && markup`<span>pattern <code>${schema.pattern}</code></span>`,
    typeof schema.example === 'string' &&
      markup`<span>such as <code>${schema.example}</code></span>`,
  ].filter((each) => each !== false);
  return facts.length > 0 && markup`<p class="facts">${facts}</p>`;
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

/** The type of a value, with links to the schemas that it names. */
export function typeOf(schema: Schema): Markup {
  const { $ref, allOf, oneOf, items, type, format, additionalProperties } = schema;
  if ($ref) return schemaLink(nameBehind($ref));
  if (allOf?.[0]) return typeOf(allOf[0]);
  if (oneOf) {
    const kinds = oneOf.map((each, index) => markup`${index > 0 ? ' or ' : ''}${typeOf(each)}`);
    return markup`${kinds}`;
  }
  if (items) return markup`array of ${typeOf(items)}`;
  if (typeof additionalProperties === 'object')
    return markup`object of ${typeOf(additionalProperties)}`;
  return markup`${type ?? 'any'}${format && ` (${format})`}`;
}

/** A link to the section of a schema. */
function schemaLink(name: string): Markup {
  return markup`<a href="#schema-${name}">${name}</a>`;
}
