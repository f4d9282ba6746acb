import type { DocumentedOperation, Parameter } from './document.ts';
import { type Markup, markup } from './markup.ts';

/** A form that calls an operation from the page. A script sends it, so that no value appears in the address of the page. */
export function tryView(operation: DocumentedOperation): Markup {
  const { id, method, path, access, parameters, body, summary } = operation;
  // A browser sends If-None-Match itself.
  const asked = parameters.filter(({ name }) => name !== 'If-None-Match');
  return markup`<details class="try">
<summary>Try it<span class="hidden">: ${summary}</span></summary>
<form class="try-form" data-id="${id}" data-method="${method}" data-path="${path}" data-access="${access}" autocomplete="off">
${asked.length > 0 && markup`<div class="inputs">${asked.map((each) => inputOf(id, each))}</div>`}
${body !== undefined && bodyInput(id, body.example)}
${access === 'apiKey' ? markup`<p>The API key is the one in the field <a href="#login-form">API key</a>.</p>` : ''}
<p class="actions"><button type="submit">Send</button><button type="reset" class="quiet">Reset</button></p>
<div class="result" role="status" aria-label="Reply to ${id}"></div>
</form>
</details>`;
}

function inputOf(id: string, parameter: Parameter): Markup {
  const { name, in: place, required = false, example = '', schema } = parameter;
  const field = `${id}-${name}`;
  const label = markup`<label for="${field}"><code>${name}</code>${required && markup` <span class="required">required</span>`}</label>`;
  const attributes = markup`id="${field}" data-in="${place}" data-name="${name}"`;
  if (schema.type === 'boolean')
    return markup`<div>${label}<select ${attributes}><option value="">not sent</option><option>true</option><option>false</option></select></div>`;
  // Headers have defaults, so their examples are only hints and are not sent.
  const value = place === 'header' ? markup`placeholder="${example}"` : markup`value="${example}"`;
  return markup`<div>${label}<input type="text" spellcheck="false" ${attributes} ${value}${required && markup` required`}></div>`;
}

function bodyInput(id: string, example: unknown): Markup {
  const text = example === undefined ? '{}' : JSON.stringify(example, undefined, 2);
  const rows = Math.min(20, text.split('\n').length + 1);
  return markup`<div><label for="${id}-body">Body</label><textarea id="${id}-body" spellcheck="false" rows="${rows}">${text}</textarea></div>`;
}
