import { make } from './elements.js';

/** What was shown before, so that its memory is given back. @type {Map<HTMLElement, string>} */
const addresses = new Map();

/**
 * Shows a reply: its status, how long it took, and its body. PDFs and pictures can be opened.
 * @param {Response} reply
 * @param {number} milliseconds
 * @param {HTMLElement} result
 */
export async function showReply(reply, milliseconds, result) {
  const type = reply.headers.get('content-type') ?? '';
  const bytes = await reply.blob();
  forget(result);
  const status = make('p', { class: reply.ok ? 'fine' : 'refused' });
  status.append(make('strong', {}, `${reply.status} ${reply.statusText}`));
  status.append(` in ${Math.round(milliseconds)} ms, ${sizeOf(bytes.size)}`);
  const parts = [status, ...(await shown(bytes, type, result))];
  result.replaceChildren(...parts);
}

/**
 * @param {Blob} bytes
 * @param {string} type
 * @param {HTMLElement} result
 * @returns {Promise<Node[]>}
 */
async function shown(bytes, type, result) {
  if (bytes.size === 0) return [];
  if (type.startsWith('application/pdf')) return [pdfLink(bytes, result)];
  if (type.startsWith('image/'))
    return [make('img', { src: addressFor(bytes, result), alt: 'The picture that was returned' })];
  const text = await bytes.text();
  if (!type.startsWith('application/json')) return [code(text)];
  const body = JSON.parse(text);
  if (typeof body.pdf !== 'string') return [code(JSON.stringify(body, undefined, 2))];
  const pdf = new Blob([Uint8Array.from(atob(body.pdf), (sign) => sign.charCodeAt(0))], {
    type: 'application/pdf',
  });
  const short = { ...body, pdf: `${body.pdf.slice(0, 24)}… (${body.pdf.length} characters)` };
  return [pdfLink(pdf, result), code(JSON.stringify(short, undefined, 2))];
}

/**
 * @param {Blob} pdf
 * @param {HTMLElement} result
 */
function pdfLink(pdf, result) {
  const href = addressFor(pdf, result);
  return make('p', {}, make('a', { href, target: '_blank' }, 'Open the PDF in a new tab'));
}

/** @param {string} text */
function code(text) {
  return make('pre', { tabindex: '0', role: 'group', 'aria-label': 'Body of the reply' }, text);
}

/**
 * @param {Blob} bytes
 * @param {HTMLElement} result
 */
function addressFor(bytes, result) {
  const address = URL.createObjectURL(bytes);
  addresses.set(result, address);
  return address;
}

/** @param {HTMLElement} result */
function forget(result) {
  const address = addresses.get(result);
  if (address) URL.revokeObjectURL(address);
  addresses.delete(result);
}

/** @param {number} bytes */
function sizeOf(bytes) {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`;
}
