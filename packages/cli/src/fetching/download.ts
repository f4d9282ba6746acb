import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';

/** The reason why a file could not be fetched. */
export class DownloadProblem extends Error {}

const mostBytes = 32 * 1024 * 1024;
const mostMilliseconds = 60_000;
const mostRedirects = 5;

/** Downloads a file over https. Redirects must stay on the same host, and size and time are limited. */
export async function download(url: string): Promise<Uint8Array> {
  const { host } = readAddress(url);
  const signal = AbortSignal.timeout(mostMilliseconds);
  let address = url;
  for (let turn = 0; turn <= mostRedirects; turn += 1) {
    const reply = await request(address, signal);
    const { statusCode = 0, headers } = reply;
    if (statusCode === 200) return readAll(reply, url);
    reply.resume();
    const next = headers.location;
    if (statusCode < 300 || statusCode > 399 || next === undefined)
      throw new DownloadProblem(`${url} answers ${statusCode}.`);
    address = new URL(next, address).href;
    if (readAddress(address).host !== host)
      throw new DownloadProblem(
        `${url} leads to another host: ${address}. Nothing was fetched from there.`,
      );
  }
  throw new DownloadProblem(
    `${url} leads from one address to the next, more than ${mostRedirects} times.`,
  );
}

function readAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.protocol === 'https:') return address;
  throw new DownloadProblem(`"${url}" is not an https address.`);
}

function request(url: string, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { signal, headers: { 'user-agent': 'formpress' } }, resolve).on('error', (error) => {
      const why = signal.aborted
        ? `it takes longer than ${mostMilliseconds / 1000} seconds`
        : error.message;
      reject(new DownloadProblem(`${url} cannot be fetched: ${why}.`));
    });
  });
}

async function readAll(reply: IncomingMessage, url: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of reply as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > mostBytes)
        throw new DownloadProblem(`${url} is larger than ${mostBytes / 1024 / 1024} MB.`);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof DownloadProblem) throw error;
    throw new DownloadProblem(
      `The download of ${url} was interrupted: ${(error as Error).message}.`,
    );
  } finally {
    reply.destroy();
  }
  return Buffer.concat(parts);
}
