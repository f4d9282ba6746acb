import type { ApiDocument } from './document.ts';
import { type Markup, markup } from './markup.ts';
import { operationView } from './operation-view.ts';
import { type Links, prose } from './prose.ts';
import { schemaView } from './schema-view.ts';

/** The whole page: readable without its script, which adds search, login and calls. */
export function pageView(document: ApiDocument): string {
  const { title, version, description, tags, operations, schemas } = document;
  const links: Links = new Map([
    ...Object.keys(schemas).map((name) => [name, `#schema-${name}`] as const),
    ...operations.map(({ id }) => [id, `#${id}`] as const),
  ]);
  const groups = tags.map(({ name, description: about }) => {
    const own = operations.filter(({ tag }) => tag === name);
    return markup`<section class="group" aria-labelledby="${slug(name)}"><h2 id="${slug(name)}">${name}</h2>${prose(about, links)}${own.map((each) => operationView(each, { links, schemas }))}</section>`;
  });
  return markup`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: API reference</title>
<link rel="stylesheet" href="/docs/static/page.css">
<link rel="stylesheet" href="/docs/static/controls.css">
<link rel="icon" type="image/svg+xml" href="/docs/static/icon.svg">
<script type="module" src="/docs/static/page.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the reference</a>
${headerView(title)}
<div class="layout">
${navigationView(document)}
<main id="content" tabindex="-1">
<section id="introduction" class="introduction"><h1>${title} API</h1>
<p class="facts"><span>Version ${version}</span><span><a href="/docs/yaml" download="formpress-openapi.yaml">OpenAPI 3.0 document</a></span></p>
${prose(description, links)}
</section>
${loginView()}
${groups}
${schemasView(schemas, links)}
</main>
</div>
</body>
</html>
`.html;
}

function headerView(title: string): Markup {
  return markup`<header class="top"><a class="brand" href="#introduction"><img src="/docs/static/icon.svg" width="28" height="28" alt=""> <span>${title}</span> <small>API reference</small></a><p class="session"><span id="session">Not logged in</span> <a class="log-in" href="#login-form">Log in</a></p></header>`;
}

function loginView(): Markup {
  return markup`<section class="login" aria-labelledby="login-form"><h2 id="login-form" tabindex="-1">Log in</h2>
<p>Log in once to try the calls on this page. The operator of the service issues API keys; in development, <code>formpress start</code> prints one. The token stays in the memory of this page: reloading it forgets the token.</p>
<form id="login-fields" autocomplete="off"><label for="api-key">API key</label><div class="row"><input id="api-key" type="password" autocomplete="off" spellcheck="false" required><button type="submit">Log in</button><button type="button" class="quiet" id="log-out" hidden>Log out</button></div></form>
<p id="login-result" role="status"></p>
<noscript><p>Trying calls on this page needs JavaScript. Reading does not.</p></noscript></section>`;
}

function navigationView({ tags, operations, schemas }: ApiDocument): Markup {
  const groups = tags.map(({ name }) => {
    const own = operations.filter(({ tag }) => tag === name);
    const items = own.map(
      ({ id, method, summary, path }) =>
        markup`<li data-words="${`${summary} ${path}`.toLowerCase()}"><a class="entry" href="#${id}"><span class="method ${method.toLowerCase()}">${method}</span> ${id}</a></li>`,
    );
    return markup`<h2>${name}</h2><ul>${items}</ul>`;
  });
  const types = Object.entries(schemas).map(
    ([name, { properties = {} }]) =>
      markup`<li data-words="${Object.keys(properties).join(' ').toLowerCase()}"><a class="entry" href="#schema-${name}">${name}</a></li>`,
  );
  return markup`<nav aria-label="Reference"><div class="search"><label for="search">Search</label><input id="search" type="search" autocomplete="off" spellcheck="false"><p id="found" role="status"></p></div>
<div id="entries"><h2>Start</h2><ul><li data-words="start"><a class="entry" href="#introduction">Introduction</a></li><li data-words="token api key login"><a class="entry" href="#login-form">Log in</a></li></ul>${groups}<h2>Schemas</h2><ul>${types}</ul></div></nav>`;
}

function schemasView(schemas: ApiDocument['schemas'], links: Links): Markup {
  const all = Object.entries(schemas).map(
    ([name, schema]) =>
      markup`<article class="schema" id="schema-${name}" aria-labelledby="schema-${name}-title"><h3 id="schema-${name}-title"><a class="anchor" href="#schema-${name}">${name}</a></h3>${schema.description !== undefined && prose(schema.description, links)}${schemaView(schema, links)}</article>`,
  );
  return markup`<section class="group" aria-labelledby="schemas"><h2 id="schemas">Schemas</h2><p>The bodies of requests and replies, and what they consist of.</p>${all}</section>`;
}

function slug(name: string): string {
  return `group-${name.toLowerCase().replaceAll(' ', '-')}`;
}
