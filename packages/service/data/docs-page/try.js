import { element, make } from './elements.js';
import { currentToken, typedKey } from './login.js';
import { showReply } from './reply.js';

/** Sends the forms below operations, and shows what comes back. */
export function startTrying() {
  for (const form of document.querySelectorAll('form.try-form')) {
    if (!(form instanceof HTMLFormElement)) continue;
    const result = element('.result', HTMLElement, form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      send(form, result);
    });
    form.addEventListener('reset', () => result.replaceChildren());
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement} result
 */
async function send(form, result) {
  const { method = 'GET', access = 'open' } = form.dataset;
  const token = currentToken();
  if (access === 'token' && token === undefined) {
    const link = make('a', { href: '#login-form' }, 'Log in first');
    return result.replaceChildren(
      make('p', { class: 'refused' }, link, ': this call needs a token.'),
    );
  }
  const headers = headersOf(form);
  if (access === 'token') headers.set('Authorization', `Bearer ${token}`);
  if (access === 'apiKey') headers.set('api-key', typedKey());
  const body = form.querySelector('textarea')?.value;
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  result.replaceChildren(make('p', {}, 'Waiting for the reply.'));
  const started = performance.now();
  try {
    const reply = await fetch(addressOf(form), { method, headers, body, cache: 'no-store' });
    await showReply(reply, performance.now() - started, result);
  } catch {
    result.replaceChildren(
      make('p', { class: 'refused' }, 'The service did not answer. Try again.'),
    );
  }
}

/** @param {HTMLFormElement} form */
function fieldsOf(form) {
  const fields = [...form.querySelectorAll('[data-in]')];
  return fields.map((field) => {
    const { value } = /** @type {HTMLInputElement | HTMLSelectElement} */ (field);
    return {
      place: field.getAttribute('data-in'),
      name: field.getAttribute('data-name') ?? '',
      value,
    };
  });
}

/** @param {HTMLFormElement} form */
function headersOf(form) {
  const sent = fieldsOf(form).filter(({ place, value }) => place === 'header' && value !== '');
  return new Headers(sent.map(({ name, value }) => [name, value]));
}

/** @param {HTMLFormElement} form */
function addressOf(form) {
  const fields = fieldsOf(form);
  const path = (form.dataset.path ?? '').replace(/\{(\w+)\}/g, (_, name) => {
    const field = fields.find((each) => each.place === 'path' && each.name === name);
    return encodeURIComponent(field?.value ?? '');
  });
  const query = fields.filter(({ place, value }) => place === 'query' && value !== '');
  const search = new URLSearchParams(query.map(({ name, value }) => [name, value]));
  return query.length === 0 ? path : `${path}?${search}`;
}
