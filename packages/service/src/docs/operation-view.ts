import { curlOf } from './curl-of.ts';
import { type ApiDocument, type DocumentedOperation, nameBehind, type Reply } from './document.ts';
import { type Markup, markup } from './markup.ts';
import { inline, type Links, prose } from './prose.ts';
import { propertyRow, schemaView, typeOf } from './schema-view.ts';
import { tryView } from './try-view.ts';

const places = { path: 'In the path', query: 'In the query', header: 'Headers' } as const;

/** What texts link to. */
type Names = { links: Links; schemas: ApiDocument['schemas'] };

/** Shows an operation: what it takes, what it replies, an example, and a form to try it. */
export function operationView(operation: DocumentedOperation, { links, schemas }: Names): Markup {
  const { id, method, path, summary, description } = operation;
  return markup`<article class="operation" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title"><a class="anchor" href="#${id}">${summary.replace(/\.$/, '')}</a></h3>
<p class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${brokenPath(path)}</code></p>
<div class="columns">
<div class="about">
${prose(description, links)}
<p class="access">${accessOf(operation)}</p>
${parametersView(operation, links)}
${bodyView(operation, { links, schemas })}
${repliesView(operation, links)}
</div>
<div class="examples">
${codeBlock(`Request of ${id}`, 'Request', curlOf(operation))}
${operation.body?.example !== undefined && codeBlock(`Body of ${id}`, 'request.json', json(operation.body.example))}
${exampleReply(operation)}
</div>
</div>
${tryView(operation)}
</article>`;
}

/** Lets long paths break after a slash. */
function brokenPath(path: string): Markup[] {
  return path.split(/(?<=\/)/).map((part) => markup`${part}<wbr>`);
}

function accessOf({ access }: DocumentedOperation): Markup {
  if (access === 'open') return markup`Needs no token.`;
  if (access === 'apiKey') return markup`Needs an API key in the header <code>api-key</code>.`;
  return markup`Needs a token: <a href="#login-form">log in</a> first.`;
}

function parametersView({ parameters }: DocumentedOperation, links: Links): Markup[] {
  return (['path', 'query', 'header'] as const).flatMap((place) => {
    const rows = parameters
      .filter((each) => each.in === place)
      .map(({ name, description, schema, example, required = false }) => {
        const property = { ...schema, description, example };
        return propertyRow({ name, property, isRequired: required }, links);
      });
    if (rows.length === 0) return [];
    return [markup`<h4>${places[place]}</h4><dl class="properties">${rows}</dl>`];
  });
}

function bodyView({ body }: DocumentedOperation, { links, schemas }: Names): Markup | false {
  if (!body) return false;
  const { $ref } = body.schema;
  const schema = $ref === undefined ? body.schema : schemas[nameBehind($ref)];
  return markup`<h4>Body: ${typeOf(body.schema)}</h4>${schema && schemaView(schema, links)}`;
}

function repliesView({ replies }: DocumentedOperation, links: Links): Markup {
  const rows = replies.map(
    ([status, reply]) =>
      markup`<div><dt><code class="name status-${status[0] ?? ''}">${status}</code> <span class="type">${contentOf(reply)}</span></dt><dd><p>${inline(reply.description, links)}</p></dd></div>`,
  );
  return markup`<h4>Replies</h4><dl class="properties replies">${rows}</dl>`;
}

function contentOf({ content = {} }: Reply): Markup | string {
  const schema = content['application/json']?.schema;
  if (schema) return typeOf(schema);
  return Object.keys(content).join(', ');
}

function exampleReply({ id, replies }: DocumentedOperation): Markup | false {
  const content = Object.values(replies[0]?.[1].content ?? {})[0];
  return (
    content?.example !== undefined && codeBlock(`Reply of ${id}`, 'Reply', json(content.example))
  );
}

function json(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

function codeBlock(label: string, title: string, code: string): Markup {
  return markup`<figure class="code"><figcaption>${title}</figcaption><pre tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre></figure>`;
}
