import { element } from './elements.js';

/** The token, in memory alone: never in storage, in a cookie or in an address. @type {string | undefined} */
let token;

/** The token of this page, if it has one. */
export function currentToken() {
  return token;
}

/** The API key in its field. */
export function typedKey() {
  return element('#api-key', HTMLInputElement).value;
}

/** Gets a token when the form is sent, and forgets it at the other button. */
export function startLogin() {
  element('#login-fields', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    logIn();
  });
  element('#log-out', HTMLButtonElement).addEventListener('click', () => {
    token = undefined;
    show('Logged out. The page has forgotten the token.', 'Not logged in');
    element('#api-key', HTMLInputElement).focus();
  });
  show('', 'Not logged in');
}

async function logIn() {
  token = undefined;
  let reply;
  try {
    reply = await fetch('/authentication/login', { headers: { 'api-key': typedKey() } });
  } catch {
    return show('The service did not answer. Try again.', 'Not logged in');
  }
  const body = await reply.json();
  if (!reply.ok) return show(String(body.reason ?? reply.statusText), 'Not logged in');
  token = String(body.accessToken);
  element('#api-key', HTMLInputElement).value = '';
  show(`Logged in. The token is valid until ${expiryOf(token)}.`, 'Logged in');
}

/**
 * @param {string} message
 * @param {string} session
 */
function show(message, session) {
  element('#login-result', HTMLElement).textContent = message;
  element('#session', HTMLElement).textContent = session;
  element('#log-out', HTMLButtonElement).hidden = token === undefined;
  document.documentElement.classList.toggle('logged-in', token !== undefined);
}

/** @param {string} jwt */
function expiryOf(jwt) {
  const payload = jwt.split('.')[1] ?? '';
  const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(exp * 1000));
}
